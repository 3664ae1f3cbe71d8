"""The goals of scenarios, and the rules that each of them adds."""
