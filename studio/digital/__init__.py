"""Liquid crystal displays. Their segments (segments.py) are pure; what needs Blender is imported when one is built."""


def build(watch) -> None:
    """Builds the parts of a watch (see assembly.py)."""
    from studio.digital import assembly
    assembly.build(watch)
