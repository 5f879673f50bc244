"""Liquid crystal displays. Their segments (segments.py) are pure; build.py needs Blender."""
