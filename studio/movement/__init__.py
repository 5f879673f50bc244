"""The movement behind an open dial. Gears, train and shapes are pure; what needs Blender is imported on building."""
