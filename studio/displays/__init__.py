"""Displays read instead of, or beside, hands. How they stand (reading.py) is pure; build.py needs Blender."""
