"""Games for machine learning: `envs.aec.GameAEC` for PettingZoo, `envs.single.GameEnv` for Gymnasium.

Both need the extra `research`: pip install 'emberhall[research]'.
"""

from emberhall.extras import need

need("research")
