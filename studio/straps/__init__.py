"""Straps and bracelets. All lengths in mm; a strap hangs from the spring bars and closes in a loop."""
from studio.straps import band


def build(watch) -> None:
    """The strap of the description's kind, with its buckle."""
    band.build(watch)
