"""The dial. Its layout (layout.py) is pure; what needs Blender is imported when a dial is built."""
