"""A short hand for building shaders: each call adds a node and returns its socket."""

import os

import bpy

tiles_folder = ''
WHITE = (1.0, 1.0, 1.0, 1.0)


def light_of(colour):
    """`#rrggbb` as linear light with alpha."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return (*linear, 1.0)


def rgb(colour):
    """`#rrggbb` as a surface's colour. No white thing throws back all light, and one that did would melt into the paper."""
    linear = light_of(colour)[:3]
    white = max(0.0, min(linear) - 0.42) / 0.58
    return (*[part * (1 - 0.34 * white) for part in linear], 1.0)


def blend(a, b, share):
    """Two linear colours mixed; `share` is the second's."""
    return (*[x * (1 - share) + y * share for x, y in zip(a[:3], b[:3])], 1.0)


class Shader:
    """One material under construction. Lengths are millimetres: UV maps hold them, and one unit is 100 of them."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        uv = self.add('ShaderNodeUVMap')
        uv.uv_map = 'mm'
        self.uv = uv.outputs[0]

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            self.put(node.inputs[name.replace('_', ' ')], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        node = self.add('ShaderNodeMath')
        node.operation = operation
        node.use_clamp = clamp
        for socket, value in zip(node.inputs, values):
            self.put(socket, value)
        return node.outputs[0]

    def scaled(self, along, across):
        """The map stretched: how many repeats a millimetre along the tape and across it."""
        node = self.add('ShaderNodeMapping', Vector=self.uv)
        node.inputs['Scale'].default_value = (along, across, 1.0)
        return node.outputs[0]

    def parts(self, vector):
        return self.add('ShaderNodeSeparateXYZ', Vector=vector).outputs

    def joined(self, x, y, z=0.0):
        return self.add('ShaderNodeCombineXYZ', X=x, Y=y, Z=z).outputs[0]

    def tile(self, name, vector, scale):
        """A seamless picture of grain from tiles.py, as numbers."""
        node = self.add('ShaderNodeTexImage', Vector=vector)
        node.image = bpy.data.images.load(os.path.join(tiles_folder, f'{name}.png'), check_existing=True)
        node.image.colorspace_settings.name = 'Non-Color'
        node.texture_mapping.scale = (scale[0], scale[1], 1.0)
        return node.outputs[0]

    def noise(self, vector, detail=2.0):
        """Cloudy grain around a half; one unit of the vector holds one of its coarsest clouds."""
        name = 'smooth' if detail <= 1.5 else 'grain' if detail <= 3 else 'fibre'
        return self.tile(name, vector, (1 / 32, 1 / 32))

    def cells(self, vector):
        """Scattered cells, one to a unit: a number for each cell, distance to the second point, to the nearest."""
        return self.add('ShaderNodeSeparateColor', Color=self.tile('cells', vector, (1 / 64, 1 / 64))).outputs

    def ramp(self, factor, stops, constant=False):
        """`stops`: pairs of a place from 0 to 1 and a colour or a grey."""
        node = self.add('ShaderNodeValToRGB', Fac=factor)
        node.color_ramp.interpolation = 'CONSTANT' if constant else 'LINEAR'
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(1.0)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            element.color = colour if isinstance(colour, tuple) else (colour, colour, colour, 1.0)
        return node.outputs[0]

    def between(self, factor, low, high):
        """A factor from 0 to 1 brought to a range of numbers."""
        return self.math('MULTIPLY_ADD', factor, high - low, low)

    def mix(self, factor, a, b, blend_type='MIX'):
        node = self.add('ShaderNodeMix')
        node.data_type = 'RGBA'
        node.blend_type = blend_type
        for socket, value in zip((node.inputs[0], node.inputs[6], node.inputs[7]), (factor, a, b)):
            self.put(socket, value)
        return node.outputs[2]

    def varied(self, colour, factor, amount):
        """A colour made darker and lighter by a noise around its half."""
        lightness = self.between(factor, 1 - amount, 1 + amount)
        return self.mix(1.0, colour, self.joined(lightness, lightness, lightness), 'MULTIPLY')

    def bump(self, height, depth, normal=None):
        """`depth`: how high a height of 1 stands, in millimetres."""
        node = self.add('ShaderNodeBump', Height=height, Strength=1.0, Distance=depth / 100)
        if normal is not None:
            self.put(node.inputs['Normal'], normal)
        return node.outputs[0]

    def image(self, path, vector):
        node = self.add('ShaderNodeTexImage', Vector=vector)
        node.image = bpy.data.images.load(path, check_existing=True)
        node.interpolation = 'Cubic'
        return node.outputs

    def print(self, image):
        """A print's ink, as colour and alpha."""
        node = self.add('ShaderNodeMapping', Vector=self.uv)
        node.inputs['Scale'].default_value = (1 / image['along'], 1 / image['across'], 1.0)
        node.inputs['Location'].default_value = (image.get('shift', 0.0) / image['along'], 0.0, 0.0)
        return self.image(image['path'], node.outputs[0])

    def principled(self, colour, roughness, normal=None, **inputs):
        node = self.add('ShaderNodeBsdfPrincipled', Base_Color=colour, Roughness=roughness, **inputs)
        if normal is not None:
            self.put(node.inputs['Normal'], normal)
        return node.outputs[0]

    def see_through(self, factor, surface, tint):
        """`factor` of the surface made transparent and tinted."""
        clear = self.add('ShaderNodeBsdfTransparent', Color=tint).outputs[0]
        node = self.add('ShaderNodeMixShader', Fac=factor)
        self.put(node.inputs[1], surface)
        self.put(node.inputs[2], clear)
        return node.outputs[0]

    def finish(self, surface):
        # Glowing surfaces show anyway; sampling them as lights would only add noise.
        self.material.cycles.sample_as_light = False
        output = self.add('ShaderNodeOutputMaterial')
        self.put(output.inputs['Surface'], surface)
        return self.material


def printed(shader, colour, image):
    """The backing's colour under its print; the image is one repeat."""
    if image is None:
        return colour
    ink = shader.print(image)
    return shader.mix(ink['Alpha'], colour, ink['Color'])
