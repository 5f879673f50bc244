"""Liquid crystal displays and the face round them. All lengths in mm."""
from studio import geometry as g, materials
from studio.digital import layouts
from studio.outline import scaled


def build(watch) -> None:
    """The display by its layout: over the whole face, or in windows of an analogue dial."""
    part = watch.parts['digital']
    if part['layout'] in ('windows', 'window-six'):
        layouts.WINDOWS[part['layout']](part, watch.m)
        return
    from studio import resin
    outline, z = resin.face(watch)
    round_face = watch.parts['case']['shape'] == 'shock'
    _face(part, outline, z)
    wide = max(x for x, _ in outline)
    tall = max(y for _, y in outline)
    layouts.FACES[part['layout']](part, wide, tall, z, round_face)


def _face(part, outline, z: float) -> None:
    """The plate round the display with its thin line."""
    g.plate('face', [outline], -.4, 0, materials.paint(part['face'], .38, .35), .02, (0, 0, z))
    if 'line' in part:
        g.plate('face line', [scaled(outline, .868), scaled(outline, .845)], 0, .02,
                materials.paint(part['line'], .45, .3), .004, (0, 0, z))
