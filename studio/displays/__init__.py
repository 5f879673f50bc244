"""Displays read instead of, or beside, hands. How they stand (reading.py) is pure; what needs Blender is imported on building."""
