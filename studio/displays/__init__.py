"""Displays read instead of, or beside, hands. How they stand (reading.py) is pure; what needs Blender is imported on building."""


def build(watch) -> None:
    """Builds the parts of a watch (see assembly.py)."""
    from studio.displays import assembly
    assembly.build(watch)
