"""Helpers for Blender's shader nodes."""
import bpy

PRINCIPLED = {
    'base': 'Base Color', 'metal': 'Metallic', 'rough': 'Roughness', 'spec': 'Specular', 'aniso': 'Anisotropic',
    'aniso_turn': 'Anisotropic Rotation', 'tangent': 'Tangent', 'normal': 'Normal', 'coat': 'Clearcoat',
    'coat_rough': 'Clearcoat Roughness', 'emit': 'Emission', 'emit_strength': 'Emission Strength', 'sheen': 'Sheen',
}


class Nodes:
    """The node tree of one material. A value may be a number, a colour, a node or a socket."""

    def __init__(self, name: str):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind: str, inputs: dict | None = None, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.feed(made.inputs[key], value)
        return made

    def feed(self, socket, value) -> None:
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif socket.type == 'RGBA' and isinstance(value, tuple) and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation: str, *values, clamp: bool = False):
        made = self.node('Math', operation=operation, use_clamp=clamp)
        for socket, value in zip(made.inputs, values):
            self.feed(socket, value)
        return made.outputs[0]

    def vector(self, operation: str, *values):
        made = self.node('VectorMath', operation=operation)
        for socket, value in zip(made.inputs, values):
            self.feed(socket, value)
        return made.outputs[1 if operation in ('LENGTH', 'DOT_PRODUCT') else 0]

    def mix(self, share, a, b, blend: str = 'MIX'):
        made = self.node('MixRGB', blend_type=blend)
        for socket, value in zip(made.inputs, (share, a, b)):
            self.feed(socket, value)
        return made.outputs[0]

    def step(self, value, low: float, high: float):
        """0 below `low`, 1 above `high`, smooth between."""
        made = self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high},
                         interpolation_type='SMOOTHSTEP')
        return made.outputs[0]

    def here(self):
        """The place in the part's own frame, in mm."""
        return self.node('TexCoord').outputs['Object']

    def split(self, vector):
        made = self.node('SeparateXYZ', {0: vector})
        return made.outputs[0], made.outputs[1], made.outputs[2]

    def join(self, x, y, z):
        return self.node('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def polar(self):
        """Distance from the part's axis, direction (a unit vector: no seam) and height."""
        x, y, z = self.split(self.here())
        flat = self.join(x, y, 0.0)
        return self.vector('LENGTH', flat), self.vector('NORMALIZE', flat), z

    def noise(self, vector, scale: float = 1.0, detail: float = 2.0, rough: float = .5):
        return self.node('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail,
                                      'Roughness': rough}).outputs[0]

    def stretched(self, vector, factors):
        return self.vector('MULTIPLY', vector, factors)

    def bump(self, height, strength: float, distance: float, normal=None):
        made = self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance})
        if normal is not None:
            self.feed(made.inputs['Normal'], normal)
        return made.outputs[0]

    def around(self):
        """The tangent round the part's axis. Blender's own tangent runs round the middle of the part's box."""
        x, y, _ = self.split(self.here())
        return self.to_world(self.join(self.math('MULTIPLY', y, -1.0), x, 0.0))

    def to_world(self, direction):
        """A direction of the part's own frame in the world's."""
        return self.node('VectorTransform', {0: direction}, vector_type='VECTOR', convert_from='OBJECT',
                         convert_to='WORLD').outputs[0]

    def principled(self, **inputs):
        return self.node('BsdfPrincipled', {PRINCIPLED[key]: value for key, value in inputs.items()})

    def done(self, shader):
        self.feed(self.out.inputs[0], shader)
        return self.material
