"""Where things stand on the faces of digital watches. `wide` and `tall` are half the face's size in mm."""
import math

from studio import geometry as g, materials
from studio.drives import FIGURES
from studio.digital.panel import Panel, ground
from studio.digital.segments import measure, moon
from studio.fonts import FONTS
from studio.nodes import Nodes
from studio.outline import arc_band, circle, polar, rect, rounded


CLOCK = tuple(FIGURES)


def _words(part, entries, z: float) -> None:
    """Print on the face: (text, cap height, y), light on a dark face and dark on a light one."""
    ink = materials.paint('#c9cbc4' if _dark(part['face']) else '#3a3d3f', .5, .2)
    for text, cap, y in entries:
        g.text(text, FONTS['condensed'], cap, ink, (0, y, z), spacing=1.18)


def _dark(colour: str) -> bool:
    return sum(materials.linear(colour)) < .9


def _signature(part, index: int) -> str:
    return part['signature'][index] if len(part['signature']) > index else ''


def full(part, wide, tall, z, round_face) -> None:
    """One panel: day and date above a line, hours, minutes and seconds below it."""
    size = (wide * 1.42, tall * 1.02) if round_face else (wide * 1.53, tall * .98)
    y = 0 if round_face else -.02 * tall
    if part['solar']:
        size = (wide * 1.42, tall * .92)
        _solar_frame(size, (0, y), wide, tall, z)
    panel = Panel(part, (0, y), size, z, .9)
    panel.frame('#1b1c1d' if _dark(part['face']) else '#9a9c9b', .42)
    _clock(panel, part, size[0], size[1])
    panel.finish()
    above, below = (.735, -.745) if part['solar'] else (.70, -.68)
    entries = [(_signature(part, 0), .105 * tall, tall * above), (_signature(part, 1), .075 * tall, tall * below)]
    _words(part, [e for e in entries if e[0]], z)


def _clock(panel, part, w, h) -> None:
    left, right = -w / 2 + .05 * w, w / 2 - .05 * w
    small = .22 * h
    if part['day']:
        panel.write(part['day'], small, left, h * .20, 'left', .125)
    panel.write(part['date'], small, right, h * .20, 'right', .13)
    panel.shape(rect(w * .92, .14, (0, h * .125)))
    _time(panel, part, .46 * h, left, right, -h * .40)


def _time(panel, part, most: float, left: float, right: float, y: float, small: float = .66) -> None:
    """Hours and minutes at the left, smaller seconds at the right, as high as the width allows."""
    wide = measure(part['time'], 1.0) + small * measure(part['seconds'], 1.0) + .22
    height = min(most, (right - left) / wide)
    panel.count(part['time'], CLOCK[:4], height, left, y, 'left', .145)
    panel.count(part['seconds'], CLOCK[4:], height * small, right, y, 'right', .15)


def _solar_frame(size, centre, wide, tall, z) -> None:
    """Solar cells round the panel: dark brown glass, divided by hairlines."""
    cell = solar()
    (w, h), gap = size, .3
    outer = (wide * 1.66, tall * 1.24)
    g.plate('solar cells', [rounded(*outer, 1.6, centre, 6), rounded(w + 1.2, h + 1.2, 1.0, centre, 6)], 0, .05, cell,
            .02, (0, 0, z))
    lines, hair = [], .11
    for i in range(-4, 5):
        x = i * outer[0] / 10
        for s in (1, -1):
            y0, y1 = centre[1] + s * (h / 2 + .6), centre[1] + s * outer[1] / 2
            lines.append(rect(hair, abs(y1 - y0), (x, (y0 + y1) / 2)))
    for s in (1, -1):
        x0, x1 = s * (w / 2 + .6), s * outer[0] / 2
        lines += [rect(abs(x1 - x0), hair, ((x0 + x1) / 2, centre[1] + i * h / 4)) for i in (-1, 0, 1)]
    g.plate('solar lines', lines, 0, .012, materials.metal('gun', 'polished', .3), .003, (0, 0, z + .05))


@materials.once
def solar():
    """Solar glass: nearly black, brown where it catches the light."""
    n = Nodes('solar cells')
    return n.done(n.principled(base=(.020, .013, .014), rough=.16, spec=.6, coat=.8, coat_rough=.04))


def tide(part, wide, tall, z, round_face) -> None:
    """The tide's bars and the moon above the digits."""
    size = (wide * 1.58, tall * 1.16)
    panel = Panel(part, (0, -.02 * tall), size, z, 1.0)
    panel.frame('#10161f', .42)
    w, h = size
    base, count, step = h * .20, 17, w * .70 / 17
    for i in range(count):
        level = .09 + .15 * (.5 + .5 * math.sin(2 * math.pi * (i - 3) / 12.4))
        x = -w * .45 + step * (i + .5)
        panel.shape(rect(step * .66, h * level, (x, base + h * level / 2)))
    panel.shape(rect(w * .70, .12, (-w * .45 + w * .35, base - .28)))
    _moon(panel, (w * .365, h * .325), h * .115)
    panel.write(part['date'], h * .15, w * .45, h * .01, 'right', .13)
    panel.write(part['day'] or 'T 18', h * .15, -w * .45, h * .01, 'left', .13)
    _time(panel, part, .40 * h, -w * .455, w * .455, -h * .43)
    panel.finish()
    _words(part, [(_signature(part, 0), .095 * tall, tall * .725)], z)


def _moon(panel, centre, radius) -> None:
    """The moon's circle and its lit part."""
    ring = [arc_band(radius * 1.12, radius * 1.24, 0, 5.9, 40), arc_band(radius * 1.12, radius * 1.24, 6.1, 11.9, 40)]
    for loop in ring:
        panel.shape([(centre[0] + x, centre[1] + y) for x, y in loop])
    panel.shape(moon(radius * .98, .30, centre))


def sensors(part, wide, tall, z, round_face) -> None:
    """A round display: solar ring at the edge, a compass of segments, height above and pressure below the time."""
    r = wide
    _solar_ring(r, z)
    g.plate('panel', [circle(r * .80, 160)], -.1, .03, ground(part['panel'], part['mirrored']), .005, (0, 0, z))
    g.plate('panel frame', [circle(r * .83, 160), circle(r * .795, 160)], -.1, .2, materials.paint('#0a0a0b', .35),
            .07, (0, 0, z))
    panel = Panel(part, (0, 0), (1.5 * r, 1.5 * r), z, 1)
    for i in range(60):
        if i not in (56, 57, 58):
            long = i % 15 == 0
            panel.shape(arc_band(r * (.685 if long else .715), r * .765, (i - .28) / 5, (i + .28) / 5, 3))
    panel.shape([polar(r * .765, 11.4 + d) if k == 0 else polar(r * .66, 11.4 + d) for k,
                 d in ((0, -.16), (0, .16), (1, 0.0))])
    panel.write('1240', r * .17, -r * .07, r * .37, 'centre', .14)
    panel.write('M', r * .12, r * .30, r * .37, 'left', .14)
    panel.shape(rect(r * 1.12, .13, (0, r * .29)))
    _time(panel, part, r * .34, -r * .61, r * .60, -r * .12)
    panel.shape(rect(r * 1.12, .13, (0, -r * .21)))
    panel.write(part['date'], r * .135, -r * .43, -r * .40, 'left', .14)
    panel.write('1013', r * .135, r * .43, -r * .40, 'right', .14)
    panel.finish()
    for word, hour in (('N', 0), ('E', 3), ('S', 6), ('W', 9)):
        made = g.text(word, FONTS['condensed'], r * .085, materials.paint('#c9cbb6', .5), (0, 0, z + .03))
        made.location.x, made.location.y = polar(r * .895, hour)
    ink = materials.paint('#8f927f', .5)
    if part['signature']:
        g.arc_text(part['signature'][0], FONTS['condensed'], r * .058, r * .895, 10.5, ink, z + .06)
        for words in part['signature'][1:]:
            g.arc_text(words, FONTS['condensed'], r * .058, r * .895, 1.5, ink, z + .06)


def _solar_ring(r, z) -> None:
    """Eight cells between the display and the edge, with gaps for the letters of the cardinal points."""
    cell = solar()
    for i in range(8):
        g.plate('solar cell', [arc_band(r * .84, r * .97, i * 1.5 + .26 * (i % 2 == 0), (i + 1) * 1.5 - .26 * (i % 2),
                                        24)], 0, .05, cell, .02,
                (0, 0, z))


def windows(part, m) -> None:
    """Two small windows in the lower half of an analogue dial: seconds and date."""
    r = m.dial_radius
    for x, wide in ((-.27, .30), (.23, .44)):
        panel = Panel(part, (x * r, -.37 * r), (wide * r, .20 * r), m.dial_z + .04, .35)
        panel.frame('#3b3d3e', .3)
        if x < 0:
            panel.count(part['seconds'], CLOCK[4:], .128 * r, 0, -.064 * r, 'centre', .15)
        else:
            panel.write(part['date'], .128 * r, 0, -.064 * r, 'centre', .15)
        panel.finish()


def window_six(part, m) -> None:
    """One wide window at six with the date."""
    r = m.dial_radius
    panel = Panel(part, (0, -.60 * r), (.56 * r, .22 * r), m.dial_z + .04, .4)
    panel.frame('#26282a', .34)
    words = f'{part["day"]} {part["date"]}'.strip()
    panel.write(words, .145 * r, 0, -.0725 * r, 'centre', .15)
    panel.finish()


FACES = {'full': full, 'tide': tide, 'sensors': sensors}
WINDOWS = {'windows': windows, 'window-six': window_six}
