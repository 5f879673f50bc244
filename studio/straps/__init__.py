"""Straps and bracelets; build.py is the entry. All lengths in mm."""
