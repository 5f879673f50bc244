"""The movement behind an open dial. Gears, train and shapes are pure; build.py needs Blender."""
