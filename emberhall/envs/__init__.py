"""The games as PettingZoo and Gymnasium environments."""
