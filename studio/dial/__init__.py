"""The dial. Its layout (layout.py) is pure; what needs Blender is imported when a dial is built."""


def build(watch) -> None:
    """Builds the parts of a watch (see assembly.py)."""
    from studio.dial import assembly
    assembly.build(watch)
