"""Puts a described watch together in Blender."""
from importlib import import_module

import bpy

from studio import geometry

ORDER = (  # key of the description that calls for a module, or None for always; in the order of building
    ('dial', 'dial'), ('movement', 'movement'), ('digital', 'digital'), ('display', 'displays'), ('hands', 'hands'),
    (None, 'straps'),
)


def build(watch):
    """Builds all parts. Returns the root that they hang from."""
    root = bpy.data.objects.new('watch', None)
    bpy.context.scene.collection.objects.link(root)
    geometry.use_root(root)
    resin = watch.parts['case']['shape'] != 'round'
    for name in (('resin',) if resin else ('case', 'bezel', 'crystal')):
        import_module(f'studio.{name}').build(watch)
    for key, name in ORDER:
        if key is None or key in watch.parts:
            import_module(f'studio.{name}').build(watch)
    return root
