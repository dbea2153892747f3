"""The rules of both Dominant Species games."""
