"""Games for machine learning: `envs.aec.GameAEC` and `envs.parallel.GameParallel` for PettingZoo, and for Gymnasium
`envs.single.GameEnv`, or `gymnasium.make("emberhall.envs:emberhall/runewars-v0")`.

All need the extra `research`: pip install 'emberhall[research]'. What they observe is in docs/environments.md.
"""

from emberhall.extras import need

need("research")

from .registration import register  # noqa: E402 - without the extra, there is nothing to register with

register()
