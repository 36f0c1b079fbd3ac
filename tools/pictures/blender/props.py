"""What tapes are stuck to and stand beside: panels, cartons, pipes, boards."""

import math
import random

import faces
from nodes import Shader, blend, rgb
from solids import box, group, moved, rotated, turned


def brushed(colour, roughness=0.3):
    shader = Shader('brushed metal')
    lines = shader.noise(shader.scaled(0.05, 6), detail=5)
    surface = shader.principled(
        shader.varied(rgb(colour), lines, 0.1), shader.between(lines, roughness - 0.05, roughness + 0.12),
        shader.bump(lines, 0.01), Metallic=0.9,
    )
    return shader.finish(surface)


def rough(colour, depth, grain, roughness=0.85, mottled=0.08):
    shader = Shader('rough')
    fine = shader.noise(shader.scaled(grain, grain), detail=5)
    cloud = shader.noise(shader.scaled(0.02, 0.02), detail=3)
    colour = shader.varied(shader.varied(rgb(colour), fine, mottled), cloud, mottled)
    return shader.finish(shader.principled(colour, roughness, shader.bump(fine, depth), Specular=0.25))


def carton_board(colour):
    shader = Shader('carton')
    flutes = shader.math('SINE', shader.math('MULTIPLY', shader.parts(shader.uv)[0], 0.9))
    fibre = shader.noise(shader.scaled(0.5, 1.2), detail=5)
    surface = shader.principled(
        shader.varied(rgb(colour), fibre, 0.12), 0.85, shader.bump(fibre, 0.05, shader.bump(flutes, 0.05)), Specular=0.2
    )
    return shader.finish(surface)


def timber(colour):
    shader = Shader('timber')
    grain = shader.noise(shader.scaled(0.025, 0.5), detail=5)
    pores = shader.noise(shader.scaled(0.15, 3), detail=4)
    colour = shader.mix(grain, blend(rgb(colour), (0.12, 0.06, 0.02, 1), 0.45), blend(rgb(colour), (1, 1, 1, 1), 0.1))
    return shader.finish(shader.principled(shader.varied(colour, pores, 0.18), 0.55, shader.bump(pores, 0.1), Specular=0.3))


def chequer(colour):
    """Steel tread plate with its raised lozenges."""
    shader = Shader('chequer plate')
    u, v, _ = shader.parts(shader.scaled(1 / 28, 1 / 28))
    along = shader.math('SINE', shader.math('MULTIPLY', shader.math('ADD', u, v), 6.28318))
    across = shader.math('SINE', shader.math('MULTIPLY', shader.math('SUBTRACT', u, v), 6.28318))
    one = shader.math('SUBTRACT', along, shader.math('MULTIPLY', across, across))
    other = shader.math('SUBTRACT', across, shader.math('MULTIPLY', along, along))
    bars = shader.ramp(shader.math('MAXIMUM', one, other), [(0.35, 0.0), (0.75, 1.0)])
    worn = shader.noise(shader.scaled(0.4, 0.4), detail=4)
    return shader.finish(
        shader.principled(shader.varied(rgb(colour), worn, 0.1), 0.38, shader.bump(bars, 1.4, shader.bump(worn, 0.05)), Metallic=0.85)
    )


def tiles(colour):
    shader = Shader('tiles')
    u, v, _ = shader.parts(shader.scaled(1 / 98, 1 / 98))
    edges = [shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', c), 0.5)) for c in (u, v)]
    joint = shader.ramp(shader.math('MAXIMUM', *edges), [(0.482, 0.0), (0.49, 1.0)])
    colour = shader.mix(joint, rgb(colour), rgb('#b5b3ad'))
    roughness = shader.math('MULTIPLY_ADD', shader.parts(joint)[0], 0.7, 0.14)
    return shader.finish(shader.principled(colour, roughness, shader.bump(joint, -0.8), Specular=0.5))


def circuit(colour):
    """Solder mask with tracks under it."""
    shader = Shader('circuit board')
    # Fields of parallel tracks, some along and some across, with bare fields between them.
    u, v, _ = shader.parts(shader.uv)
    field = shader.cells(shader.scaled(0.07, 0.07))[0]
    along, across = (shader.math('LESS_THAN', shader.math('FRACT', shader.math('DIVIDE', c, 1.8)), 0.36) for c in (v, u))
    lengthwise = shader.math('MULTIPLY', along, shader.math('GREATER_THAN', field, 0.58))
    crosswise = shader.math('MULTIPLY', across, shader.math('LESS_THAN', field, 0.4))
    tracks = shader.math('MAXIMUM', lengthwise, crosswise)
    number, _, nearest = shader.cells(shader.scaled(0.1, 0.1))
    pads = shader.ramp(nearest, [(0.10, 1.0), (0.13, 0.0)])
    pads = shader.math('MULTIPLY', shader.parts(pads)[0], shader.math('GREATER_THAN', number, 0.6))
    colour = shader.mix(tracks, rgb(colour), blend(rgb(colour), (0.35, 0.75, 0.4, 1), 0.25))
    colour = shader.mix(pads, colour, rgb('#d8d4c4'))
    return shader.finish(shader.principled(colour, 0.28, shader.bump(tracks, 0.05), Metallic=shader.math('MULTIPLY', pads, 0.8)))


def solar_cells():
    """Cells behind glass: pale gaps between them, thin conductors along them."""
    shader = Shader('solar cells')
    u, v, _ = shader.parts(shader.scaled(1 / 54, 1 / 54))
    edges = [shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', c), 0.5)) for c in (u, v)]
    gaps = shader.math('GREATER_THAN', shader.math('MAXIMUM', *edges), 0.48)
    conductors = shader.math('LESS_THAN', shader.math('FRACT', shader.math('MULTIPLY', v, 5)), 0.07)
    colour = shader.mix(conductors, rgb('#16264a'), rgb('#8e9bb0'))
    return shader.finish(shader.principled(shader.mix(gaps, colour, rgb('#d5dae0')), 0.12, Specular=0.7))


def glassy(colour):
    shader = Shader('glass')
    return shader.finish(
        shader.see_through(0.55, shader.principled(rgb(colour), 0.04, Specular=0.8), blend(rgb(colour), (1, 1, 1, 1), 0.4))
    )


def woven_ground(colour):
    return faces.backing_face({'material': 'fabric', 'colour': colour, 'gloss': 0.0})


SURFACES = {
    'panel': lambda colour: brushed(colour or '#c9ccd0', 0.34),
    'steel': lambda colour: brushed(colour or '#a9adb1'),
    'carton': lambda colour: carton_board(colour or '#b98f5f'),
    'floor': lambda colour: rough(colour or '#8d9091', 0.05, 0.4, 0.35),
    'concrete': lambda colour: rough(colour or '#9c9a95', 0.35, 0.3),
    'chequer': lambda colour: chequer(colour or '#8f9498'),
    'step': lambda colour: rough(colour or '#8a8b8c', 0.25, 0.5),
    'wood': lambda colour: timber(colour or '#b88a58'),
    'glass': lambda colour: glassy(colour or '#cfdad8'),
    'tile': lambda colour: tiles(colour or '#f1f2f0'),
    'fabric': lambda colour: woven_ground(colour or '#26324a'),
    'board': lambda colour: circuit(colour or '#1d6b45'),
    'pipe': lambda colour: brushed(colour or '#a9adb1', 0.36),
    'duct': lambda colour: brushed(colour or '#b4b8bb', 0.42),
    'carpet': lambda colour: rough(colour or '#6d7278', 1.2, 0.9, 0.95, 0.3),
}


def slab(surface, size, colour=None):
    """A piece of what a tape is stuck to, its upper face at its height."""
    bevel = {'tile': 1.0, 'glass': 0.8, 'carton': 0.8, 'fabric': 0.3}.get(surface, 0.7)
    return group(surface, [box(surface, size, SURFACES[surface](colour), bevel)])


def tube(surface, radius, length, wall=3.0, colour=None):
    """A pipe lying on the ground along the x axis."""
    outside = SURFACES[surface](colour)
    dark = faces.plain('#4a4c4e', 0.7)
    half = length / 2
    profile = [
        (radius - wall, -half, 1, 'side'), (radius - 0.4, -half, 1, 'side'), (radius, -half + 0.4, 0, 'tread'),
        (radius, half - 0.4, 1, 'side'), (radius - 0.4, half, 1, 'side'), (radius - wall, half, 1, 'inside'), (radius - wall, -half, 1, 'side'),
    ]
    item = turned('pipe', profile, [outside, dark], 120)
    return group('pipe', [item], moved(z=radius) @ rotated(90, 'Z'))


def carton(width, depth, height, colour, tape):
    """A closed box: the flaps meet in the middle of its top; a tape of the colour `tape` seals them."""
    board = carton_board(colour or '#b98f5f')
    parts = [box('carton', (width, depth, height - 1.6), board, 1.2)]
    for side in (-1, 1):
        flap = box('flap', (width - 0.4, depth / 2 - 0.5, 1.6), board, 0.5)
        flap.matrix_world = moved(y=side * depth / 4, z=height - 1.7)
        parts.append(flap)
    if tape:
        film = faces.backing_face({'material': 'film', 'colour': tape, 'gloss': 0.8})
        over = box('seal', (width + 0.5, 48, 0.4), film, 0.1)
        over.matrix_world = moved(z=height)
        parts.append(over)
        for side in (-1, 1):
            end = box('seal', (0.4, 48, 62), film, 0.1)
            end.matrix_world = moved(side * (width / 2 + 0.1), z=height - 61.8)
            parts.append(end)
    return group('carton', parts)


def stair(colour):
    step = SURFACES['step'](colour)
    low = box('step', (300, 150, 30), step, 1.5)
    high = box('step', (300, 80, 62), step, 1.5)
    high.matrix_world = moved(y=36)
    return group('stair', [low, high])


def flange():
    metal = brushed('#a9adb1', 0.32)
    ring = [(27, 0, 0, 'side'), (27.5, 16, 0, 'side'), (47, 16, 0, 'side'), (47.6, 13, 0, 'side'), (75, 13, 0, 'side'), (75.6, 12.4, 0, 'side'), (75.6, 0, 0, 'side'), (27, 0, 0, 'side')]
    parts = [turned('flange', ring, [metal], 128)]
    for index in range(8):
        head = turned('bolt', [(0.1, 0, 0, 'side'), (6.5, 0, 0, 'side'), (6.5, 5.4, 0, 'side'), (5.8, 6, 0, 'side'), (0.1, 6, 0, 'side')], [brushed('#8d9195', 0.4)], 6)
        angle = 2 * math.pi * index / 8
        head.matrix_world = moved(61 * math.cos(angle), 13, 61 * math.sin(angle))
        parts.append(head)
    return group('flange', parts, rotated(90, 'X'))


def heat_sink():
    metal = brushed('#c3c6c9', 0.35)
    parts = [box('base', (90, 70, 6), metal, 0.5)]
    for index in range(13):
        fin = box('fin', (1.8, 70, 32), metal, 0.4)
        fin.matrix_world = moved(x=-42 + 7 * index, z=5)
        parts.append(fin)
    return group('heat sink', parts)


def circuit_board(colour):
    parts = [box('board', (150, 100, 1.6), circuit(colour or '#1d6b45'), 0.3)]
    chance = random.Random(3)
    dark, pale, tin = faces.plain('#1b1c1e', 0.45), faces.plain('#c9c6bd', 0.5), brushed('#c3c6c9', 0.3)

    def part(x, y, size, material):
        item = box('part', size, material, 0.25)
        item.matrix_world = moved(x, y, 1.5)
        parts.append(item)

    # Two processors with legs on all sides, rows of small parts, a socket, and two cans along the edges.
    for x, y, side in ((-34, 10, 26), (24, -14, 18)):
        part(x, y, (side, side, 2.6), dark)
        for index in range(int(side / 2.2)):
            at = (index + 0.5) * 2.2 - side / 2
            for dx, dy, size in ((at, side / 2 + 1, (1, 2.4, 0.8)), (at, -side / 2 - 1, (1, 2.4, 0.8)), (side / 2 + 1, at, (2.4, 1, 0.8)), (-side / 2 - 1, at, (2.4, 1, 0.8))):
                part(x + dx, y + dy, size, tin)
    for row, y in enumerate((38, 31, -32, -39)):
        for index in range(9):
            if chance.random() < 0.75:
                part(-62 + index * 9 + (row % 2) * 3, y, chance.choice(((5, 2.6, 1.8), (3.4, 2, 1.2), (6, 3.4, 2.4))), chance.choice((dark, pale, pale)))
    part(62, 22, (14, 34, 9), faces.plain('#e5e2d8', 0.45))
    part(60, -30, (20, 22, 7), tin)
    part(4, 33, (12, 9, 4), tin)
    return group('circuit board', parts)


def solar_module():
    """A framed module that leans back, its lower edge on the ground."""
    width, depth, metal = 330, 224, brushed('#c3c6c9', 0.35)
    parts = [box('cells', (width - 6, depth - 6, 8), solar_cells(), 0.4)]
    for side in (-1, 1):
        for name, size, place in (('long', (width, 8, 14), (0, side * (depth / 2 - 4))), ('short', (8, depth, 14), (side * (width / 2 - 4), 0))):
            bar = box(name, size, metal, 0.6)
            bar.matrix_world = moved(*place, -4)
            parts.append(bar)
    return group('solar module', parts, rotated(58, 'X') @ moved(y=depth / 2, z=4))


# The props on which others stand, and how thick they are.
FLAT = {'fabric': 1.2, 'glass': 5, 'wood': 18, 'panel': 4}


def prop(kind, colour, size, tape):
    """A prop of the scenes by its name; `size`: (width, depth, height) where the kind can follow it."""
    width, depth, height = size
    if kind == 'carton':
        return carton(width or 230, depth or 160, height or 150, colour, tape)
    if kind == 'pipe':
        return tube('pipe', (height or 44) / 2, width or 320, colour=colour)
    if kind == 'duct':
        return tube('duct', (height or 130) / 2, width or 340, 1.2, colour)
    if kind == 'cylinder':
        return tube('steel', (height or 110) / 2, width or 260, 40, colour or '#b9bdc1')
    if kind == 'circuitBoard':
        return circuit_board(colour)
    if kind == 'stairStep':
        return stair(colour)
    if kind == 'flange':
        return flange()
    if kind == 'heatSink':
        return heat_sink()
    if kind == 'solarModule':
        return solar_module()
    return slab(kind, (width or 300, depth or 200, height or FLAT[kind]), colour)
