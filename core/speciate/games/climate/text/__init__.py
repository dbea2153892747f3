"""The words of Evolution: Climate."""
