"""The product photography studio: a parametric watch that Blender photographs. See README.md."""
