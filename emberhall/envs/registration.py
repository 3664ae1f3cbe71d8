"""The games as registered Gymnasium environments: importing `emberhall.envs` registers them.

>>> import gymnasium
>>> gymnasium.make("emberhall.envs:emberhall/runewars-v0").spec.id
'emberhall/runewars-v0'
"""

from gymnasium.envs import registration

from emberhall.kernel import game_names

VERSION = 0


def register() -> None:
    """Register an environment for every installed game."""
    for name in game_names():
        if f"emberhall/{name}-v{VERSION}" not in registration.registry:
            registration.register(
                f"emberhall/{name}-v{VERSION}",
                entry_point="emberhall.envs.single:GameEnv",
                kwargs={"game": name},
                disable_env_checker=True,
            )
