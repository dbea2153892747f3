"""The words of Marine, a module for each language."""
