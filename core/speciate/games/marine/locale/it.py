from .en import TEXTS  # noqa: F401  stand-in until the Italian words come
