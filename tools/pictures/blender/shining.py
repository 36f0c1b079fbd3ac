"""Backings that throw light back or give light: glass beads, prisms, photoluminescent film."""

from nodes import WHITE, blend, printed, rgb

# The direction of the light that beads reflect, as a unit vector.
LAMP = (-0.66, -0.48, 0.58)


def beads(shader, backing, image):
    """Exposed or covered glass beads: they throw the light back to where it came from, so the face looks lit."""
    sparkle, _, coarse = shader.cells(shader.scaled(1.5, 1.5))
    fine = shader.cells(shader.scaled(4.5, 4.5))[2]
    cloud = shader.noise(shader.scaled(0.12, 0.2), detail=3)
    colour = printed(shader, rgb(backing['colour']), image)
    # The reflected light forms a band where the face points towards the lamp.
    normal = shader.add('ShaderNodeNewGeometry').outputs['Normal']
    towards = shader.add('ShaderNodeVectorMath', Vector=normal)
    towards.operation = 'DOT_PRODUCT'
    towards.inputs[1].default_value = LAMP
    band = shader.math('POWER', shader.math('MAXIMUM', towards.outputs['Value'], 0.0), 7.0)
    glow = shader.math('MULTIPLY_ADD', band, 0.95, 0.13)
    glow = shader.math('MULTIPLY', shader.math('MULTIPLY', glow, shader.between(sparkle, 0.75, 1.2)), shader.between(cloud, 0.8, 1.2))
    normal = shader.bump(fine, 0.05, shader.bump(coarse, 0.03))
    surface = shader.principled(shader.varied(colour, sparkle, 0.08), 0.3, normal, Metallic=0.75, Specular=0.6)
    return lit(shader, surface, shader.mix(0.3, colour, WHITE), glow)


def lit(shader, surface, colour, strength):
    glow = shader.add('ShaderNodeEmission', Color=colour, Strength=strength).outputs[0]
    both = shader.add('ShaderNodeAddShader')
    shader.put(both.inputs[0], surface)
    shader.put(both.inputs[1], glow)
    return both.outputs[0]


def prismatic(shader, backing, image):
    """Honeycomb cells with white seals between them, each cell full of corner prisms."""
    u, v, _ = shader.parts(shader.uv)
    cell = 3.6

    def lattice(shift):
        x = shader.math('SUBTRACT', shader.math('FRACT', shader.math('ADD', shader.math('DIVIDE', u, cell * 1.732), shift)), 0.5)
        y = shader.math('SUBTRACT', shader.math('FRACT', shader.math('ADD', shader.math('DIVIDE', v, cell), shift)), 0.5)
        x, y = (shader.math('ABSOLUTE', shader.math('MULTIPLY', x, cell * 1.732)), shader.math('ABSOLUTE', shader.math('MULTIPLY', y, cell)))
        slanted = shader.math('ADD', shader.math('MULTIPLY', x, 0.866), shader.math('MULTIPLY', y, 0.5))
        return shader.math('MAXIMUM', slanted, y)

    rim = shader.math('MINIMUM', lattice(0.0), lattice(0.5))
    seal = shader.ramp(shader.math('DIVIDE', rim, cell / 2), [(0.84, 0.0), (0.93, 1.0)])
    colour = printed(shader, rgb(backing['colour']), image)
    prism = shader.cells(shader.scaled(2.2, 2.2))[0]
    normal = shader.bump(prism, 0.25)
    body = shader.mix(seal, shader.varied(colour, prism, 0.3), blend(rgb(backing['colour']), WHITE, 0.65))
    facing = shader.add('ShaderNodeLayerWeight', Blend=0.4).outputs['Facing']
    glow = shader.math('MULTIPLY', shader.math('MULTIPLY_ADD', facing, -0.4, 0.42, clamp=True), shader.between(prism, 0.4, 1.5))
    surface = shader.principled(body, 0.16, normal, Metallic=0.25, Specular=0.6, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    return lit(shader, surface, body, glow)


def luminous(shader, backing, image):
    cloud = shader.noise(shader.scaled(0.3, 0.3), detail=2)
    colour = printed(shader, rgb(backing['colour']), image)
    normal = shader.bump(shader.noise(shader.scaled(2, 2), detail=1), 0.02)
    surface = shader.principled(colour, shader.between(cloud, 0.3, 0.42), normal, Specular=0.5)
    return lit(shader, surface, colour, 0.22)
