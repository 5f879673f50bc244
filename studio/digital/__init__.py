"""Liquid crystal displays. Their segments (segments.py) are pure; what needs Blender is imported when one is built."""
