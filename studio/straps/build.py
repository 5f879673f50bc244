"""The strap of a watch, by its kind."""
from studio.straps import band, bracelet, mesh

KINDS = {'mesh': mesh.build, 'bracelet': bracelet.build}


def build(watch) -> None:
    """The strap of the description's kind, with its closure."""
    KINDS.get(watch.parts['strap']['kind'], band.build)(watch)
