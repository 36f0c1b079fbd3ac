"""What is wound on something other than a plain core: yarn, thread seal tape, ribbon, piping, and pipes themselves."""

import math

from mathutils import Vector

import faces
import props
from nodes import Shader, rgb
from roll import TURN, Look, body, roll, tail
from solids import group, moved, rotated, strip, to_object, turned


def thread(recipe):
    shader = Shader('thread')
    u, v, _ = shader.parts(shader.uv)
    slant = shader.math('MULTIPLY_ADD', u, 0.1, v)
    winds = shader.math('ABSOLUTE', shader.math('SINE', shader.math('MULTIPLY', slant, 3.14159 / 0.9)))
    fuzz = shader.noise(shader.scaled(0.6, 3), detail=4)
    colour = shader.varied(shader.varied(rgb(recipe['backing']['colour']), winds, 0.3), fuzz, 0.15)
    normal = shader.bump(fuzz, 0.08, shader.bump(winds, 0.4))
    return shader.finish(shader.principled(colour, 0.45, normal, Metallic=0.3, Sheen=0.3))


def spool(recipe, pose):
    """A small flanged spool of thread seal tape, or a cone of yarn: by what is wound on it."""
    if recipe['backing']['material'] != 'fabric':
        return small_spools(recipe)
    top, bottom, height = recipe['diameter'] * 0.3, recipe['diameter'] / 2, recipe['width']
    yarn, tube_ = thread(recipe), faces.plain('#8b6a45', 0.8)
    cone = [
        (12, 0, 1, 'side'), (bottom - 10, 0, 1, 'side'), (bottom - 8, 6, 0, 'tread'), (bottom - 1, 9, 0, 'tread'), (bottom, 14, 0, 'tread'),
        (top, height - 12, 0, 'tread'), (top - 2, height - 9, 0, 'tread'), (11, height - 7, 1, 'tread'), (9, height + 6, 1, 'side'), (6, height + 6, 1, 'inside'), (7, 0, 1, 'side'),
    ]
    item = turned('cone', cone, [yarn, tube_], 160)
    loose = [Vector((bottom * math.cos(a) * (1 + a * 0.16), bottom * math.sin(a) * (1 + a * 0.2) - 4, 0.6)) for a in [-2.2 + i * 0.05 for i in range(76)]]
    return [group('cone', [item], rotated(90, 'X')), group('end', [cord('strand', loose, 0.55, yarn)])]


def cord(name, points, radius, material, sides=10):
    """A round cord along points."""
    vertices, polygons, uvs = [], [], []
    at = 0.0
    for index, point in enumerate(points):
        along = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        right = along.cross(Vector((0, 0, 1))).normalized()
        up = right.cross(along)
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            vertices.append(point + (right * math.cos(angle) + up * math.sin(angle)) * radius)
    for index in range(len(points) - 1):
        step = (points[index + 1] - points[index]).length
        for side in range(sides):
            other = (side + 1) % sides
            polygons.append([index * sides + side, index * sides + other, (index + 1) * sides + other, (index + 1) * sides + side])
            a, b = radius * 6.28 * side / sides, radius * 6.28 * (side + 1) / sides
            uvs.extend([(at, a), (at, b), (at + step, b), (at + step, a)])
        at += step
    return to_object(name, vertices, polygons, uvs, [material], [0] * len(polygons))


def flanged(recipe, look, flange_colour, over=5.0, lifted=True, seed=1):
    """A roll between two flanges."""
    parts = body(recipe, look, seed)
    half, outer = recipe['width'] / 2, recipe['diameter'] / 2
    bore = recipe['core'] / 2
    material = faces.plain(flange_colour, 0.38)
    for side in (-1, 1):
        inner, outside = half + 0.4, half + 2.0
        disc = [
            (bore, side * inner, 0, 'side'), (outer + over - 0.5, side * inner, 0, 'side'), (outer + over, side * (inner + 0.5), 0, 'side'),
            (outer + over, side * (outside - 0.5), 0, 'side'), (outer + over - 0.5, side * outside, 0, 'side'), (bore + 1, side * outside, 0, 'side'), (bore, side * (outside - 0.6), 0, 'side'), (bore, side * inner, 0, 'side'),
        ]
        parts.append(turned('flange', disc, [material], 160))
    if lifted:
        parts.extend(tail(recipe, look, 'standing', seed))
    return group('spool', parts, rotated(TURN, 'Z') @ moved(z=outer + over))


def small_spools(recipe):
    look = Look(recipe)
    items = [flanged(recipe, look, recipe.get('coreColour') or '#f2f2ee', 3.0)]
    for index, other in enumerate(recipe['others'][:2]):
        item = flanged(other, Look(other), other['backing']['colour'], 3.0, False, seed=index + 2)
        items.append(group('other', [item], moved(-recipe['diameter'] * (0.55 + 0.9 * index), recipe['diameter'] * 0.75)))
    return items


def ribbon(recipe, pose):
    return [flanged(recipe, Look(recipe), recipe.get('coreColour') or '#d9d5cb', 7.0)]


def piping(recipe, pose):
    """A coil lying flat: the round cord stands above the flange, turn by turn."""
    look, width = Look(recipe), recipe['width']
    cord_radius, inner, outer = 1.5, recipe['core'] / 2, recipe['diameter'] / 2
    pitch = cord_radius * 2 + 0.25
    turns = int((outer - inner) / pitch)
    points = []
    for index in range(turns * 72):
        angle = 2 * math.pi * index / 72
        radius = inner + pitch * index / 72
        points.append(Vector((radius * math.cos(angle), radius * math.sin(angle), width - cord_radius)))
    last = points[-1]
    for index in range(1, 60):
        points.append(last + Vector((index * 0.35 + 0.018 * index * index, index * 1.9 - 0.012 * index * index, 0)) * 0.9)
    path = []
    for index, point in enumerate(points):
        along = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        outward = along.cross(Vector((0, 0, 1)))
        path.append((point - Vector((0, 0, (width - cord_radius) / 2)) + outward * 0.3, along, outward, Vector((0, 0, 1))))
    flap = strip('flap', path, width - cord_radius, 0.6, [look.backing, look.backing, look.edge], 6)
    return [group('coil', [flap, cord('cord', points, cord_radius, faces.backing_face(recipe['backing']))], rotated(-120, 'Z'))]


def pipe_wrap(recipe, pose):
    """A pipe, half wrapped in overlapping turns, and the roll before it."""
    look, width = Look(recipe), recipe['width']
    radius = max(24.0, min(width * 0.42, 38.0))
    length = 330.0
    thickness = max(recipe['backing']['thickness'], 0.5)
    pitch = width * (0.55 if recipe['print'] is None else 1.6)
    pipe = props.tube('pipe', radius, length, colour='#b06d3f' if 'opper' in recipe['alt'] else None)
    vertices, polygons, uvs = [], [], []
    columns, rows = 110, 200
    start, end = -length * 0.4, length * 0.1
    if recipe['print'] is not None:
        start, end = -width / 2 - 70, width / 2 - 70
    for column in range(columns + 1):
        x = start + (end - start) * column / columns
        for row in range(rows):
            angle = 2 * math.pi * row / rows
            place = 0.0 if recipe['print'] is not None else (x / pitch - angle / (2 * math.pi)) % 1.0
            out = radius + thickness * (1.0 + (1 - place) * 0.9) + 0.1
            vertices.append(Vector((x, out * math.sin(angle), radius + out * math.cos(angle))))
    for column in range(columns):
        for row in range(rows):
            other = (row + 1) % rows
            polygons.append([column * rows + row, column * rows + other, (column + 1) * rows + other, (column + 1) * rows + row])
            xs = [start + (end - start) * c / columns for c in (column, column + 1)]
            arc = [2 * math.pi * radius * r / rows for r in (row, row + 1)]
            uvs.extend([(-arc[0], xs[0] - start), (-arc[1], xs[0] - start), (-arc[1], xs[1] - start), (-arc[0], xs[1] - start)])
    # On the roll the liner is outside; on the pipe it is off.
    outside = faces.backing_face(recipe['backing']) if look.double else look.tread
    wrap = to_object('wrap', vertices, polygons, uvs, [outside], [0] * len(polygons))
    wrapped = group('wrapped pipe', [pipe, wrap], rotated(-8, 'Z'))
    front = roll(recipe, look, 'standing', True, turn=TURN)
    return [wrapped, group('roll', [front], moved(length * 0.24, -radius - recipe['diameter'] * 0.4 - width * 0.3))]
