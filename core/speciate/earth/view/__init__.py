"""How both Dominant Species games are drawn and worded."""
