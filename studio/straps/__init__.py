"""Straps and bracelets. All lengths in mm; a strap hangs from the spring bars and closes in a loop."""
from studio.straps import band, bracelet, mesh

KINDS = {'mesh': mesh.build, 'bracelet': bracelet.build}


def build(watch) -> None:
    """The strap of the description's kind, with what closes it."""
    KINDS.get(watch.parts['strap']['kind'], band.build)(watch)
