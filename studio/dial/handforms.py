"""Forms and places of hands. Pure: needs no Blender. All lengths in mm.

A form takes a hand's length and width and returns its outline, drawn at twelve round the origin, and the outline of its
window for lume, or None.
"""


def angles(time) -> tuple[float, float, float]:
    """Clock hours at which hour, minute and second hand stand."""
    hour, minute, second = time
    return (hour + minute / 60) % 12, (minute + second / 60) / 5, second / 5


def drop(distance: float, radius: float, domed: float) -> float:
    """How far a bent hand lies below its straight course: nothing up to half the radius, then down with the dome."""
    share = max(0.0, distance / radius - .5) / .5
    return .75 * domed * share ** 1.6


def above(loop, cut: float) -> list:
    """The part of a closed outline that lies above y = `cut`, closed along the cut."""
    out = []
    for (x0, y0), (x1, y1) in zip(loop, loop[1:] + loop[:1]):
        if y0 >= cut:
            out.append((x0, y0))
        if (y0 - cut) * (y1 - cut) < 0:
            out.append((x0 + (x1 - x0) * (cut - y0) / (y1 - y0), cut))
    return out


def _mirrored(right) -> list:
    """A closed outline from its right half, from tail to tip."""
    return list(right) + [(-x, y) for x, y in reversed(right) if abs(x) > 1e-6]


def _leaf(L, w):
    form = ((-.17, .40), (-.12, .46), (-.04, .40), (.06, .34), (.16, .52), (.28, .78), (.40, .95), (.50, 1.0),
            (.62, .92), (.74, .70),
            (.86, .40), (.95, .16))
    return _mirrored([(w / 2 * x, L * y) for y, x in form] + [(0, L)]), None


def _dauphine(L, w):
    return _mirrored([(.04, -L * .18), (w / 2, L * .12), (0, L)]), None


def _baton(L, w):
    return (_mirrored([(w * .46, -L * .2), (w * .46, L * .985), (w * .3, L), (0, L)]),
            _mirrored([(w * .25, L * .28), (w * .25, L * .94)]))


def _sword(L, w):
    return (_mirrored([(w * .28, -L * .2), (w * .30, L * .15), (w * .62, L * .72), (0, L)]),
            _mirrored([(w * .14, L * .24), (w * .43, L * .72), (0, L * .92)]))


def _syringe(L, w):
    return (_mirrored([(w * .3, -L * .2), (w * .3, L * .2), (w * .55, L * .25), (w * .55, L * .7), (w * .12, L * .78),
                       (.06, L)]),
            _mirrored([(w * .38, L * .27), (w * .38, L * .68)]))


def _skeleton(L, w):
    return (_mirrored([(w * .4, -L * .2), (w * .5, L * .86), (0, L)]),
            _mirrored([(w * .18, L * .14), (w * .30, L * .82), (0, L * .88)]))


def _block(L, w):
    return (_mirrored([(w / 2, -L * .18), (w / 2, L * .93), (w * .3, L), (0, L)]),
            _mirrored([(w * .3, L * .28), (w * .3, L * .9)]))


def _alpha(L, w):
    return (_mirrored([(w * .18, -L * .2), (w * .15, L * .08), (w / 2, L * .2), (0, L)]),
            _mirrored([(w * .3, L * .24), (0, L * .8)]))


def _pencil(L, w):
    return (_mirrored([(w / 2, -L * .2), (w / 2, L * .88), (0, L)]),
            _mirrored([(w * .28, L * .28), (w * .28, L * .84), (0, L * .9)]))


def _needle(L, w):
    return _mirrored([(w * .35, -L * .2), (w * .25, 0), (w * .12, L)]), None


def _cathedral(L, w):
    return (_mirrored([(w * .2, -L * .2), (w * .2, L * .3), (w * .6, L * .42), (w * .25, L * .55), (w * .55, L * .68),
                       (w * .1, L * .82), (.05, L)]),
            _mirrored([(w * .4, L * .43), (w * .12, L * .53)]))


def _arrow(L, w):
    return (_mirrored([(w * .2, -L * .2), (w * .2, L * .66), (w * .75, L * .66), (0, L)]),
            _mirrored([(w * .45, L * .71), (0, L * .92)]))


def _spade(L, w):
    """A slender stem, a round leaf that narrows to a long tip."""
    stem = [(w * .20, -L * .2), (w * .14, L * .46)]
    leaf = [(w * .30, L * .50), (w * .52, L * .545), (w * .62, L * .60), (w * .58, L * .66), (w * .40, L * .72),
            (w * .22, L * .77), (w * .12, L * .83)]
    return _mirrored(stem + leaf + [(0, L)]), None


OUTLINES = {'leaf': _leaf, 'dauphine': _dauphine, 'baton': _baton, 'sword': _sword, 'syringe': _syringe,
            'skeleton': _skeleton, 'block': _block,
            'alpha': _alpha, 'pencil': _pencil, 'needle': _needle, 'cathedral': _cathedral, 'arrow': _arrow,
            'spade': _spade}
RIDGED = ('leaf', 'dauphine', 'alpha', 'sword', 'needle')
