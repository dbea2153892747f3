"""The rules of Biosphere."""
