"""The dial. Its layout (layout.py) is pure; build.py needs Blender."""
