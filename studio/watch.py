"""Puts a described watch together in Blender."""
from importlib import import_module

import bpy

from studio import geometry
from studio.description import HERE

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
            _module(name).build(watch)
            for part in root.children_recursive:
                part['belongs'] = part.get('belongs', 'strap' if name == 'straps' else 'head')
    return root


def _module(name: str):
    """A part's own module: <name>/build.py of a package, so that a package can be imported without Blender."""
    return import_module(f'studio.{name}.build' if (HERE / name / 'build.py').exists() else f'studio.{name}')
