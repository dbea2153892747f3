"""Speciate: evolution board games as exact, fast, pure-Python rules."""

__version__ = "0.1.0"
