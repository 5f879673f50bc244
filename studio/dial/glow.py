"""The material of glowing gas tubes."""
from studio.materials import linear, once
from studio.nodes import Nodes


@once
def tube(colour: str, glow: float):
    """Frosted glass with glowing gas inside: brightest along its middle, deeper in colour at its edges."""
    n = Nodes(f'tube {colour}')
    core = linear(colour)
    pale = tuple(.85 * v + .15 * max(core) for v in core)
    deep = tuple(v ** 1.8 / max(core) ** .8 for v in core)
    facing = n.node('LayerWeight', {'Blend': .35}).outputs['Facing']
    tone = n.mix(n.step(facing, .55, .05), deep, pale)
    light = n.mix(n.step(facing, .75, .10), deep, core)
    made = n.done(n.principled(base=tone, rough=.4, spec=.4, emit=light, emit_strength=1.6 * glow, coat=.8,
                               coat_rough=.06))
    made.cycles.sample_as_light = False
    return made
