"""The movement behind an open dial. Gears, train and shapes are pure; what needs Blender is imported on building."""


def build(watch) -> None:
    """Builds the parts of a watch (see assembly.py)."""
    from studio.movement import assembly
    assembly.build(watch)
