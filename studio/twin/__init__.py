"""Models of the watches for the browser: what Blender builds, written as binary glTF."""
