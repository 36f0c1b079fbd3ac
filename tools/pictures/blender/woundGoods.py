"""What is wound on something other than a plain core: yarn, thread seal tape, ribbon, piping, and pipes themselves."""

import math

from mathutils import Vector

import carriers
import faces
from nodes import Shader, rgb
from roll import TURN, Look, body, roll, tail
from solids import cord, group, moved, rotated, strip, turned


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


def flanged(recipe, look, flange_colour, over, lifted=True, seed=1):
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


def winding_path(carrier, width, lift):
    """Round what lies along x, each turn over the edge of the one before it; the end stands off its face."""
    pitch, turns, thickness = carrier.pitch, carrier.turns, carrier.thickness
    lap = 2 * thickness
    slope = math.copysign(math.asin(lap / width), pitch) if pitch else 0.0
    rows = int(96 * turns)
    path = []
    for row in range(rows + 1):
        part = row / rows
        angle = angle_at(carrier, part)
        loose = max(0.0, 1 - (1 - part) * turns / 0.1)
        # Without a pitch every turn lies completely on the one before.
        over = 0.0 if pitch else lap * turns * part
        surface, outward = carrier.outline(angle)
        along = Vector((0, outward.z, -outward.y))
        middle = Vector((carrier.start + width / 2 + pitch * turns * part, 0, carrier.high))
        place = middle + surface + outward * (thickness + lap / 2 + over + lift * loose ** 2)
        across = Vector((math.cos(slope), 0, 0)) - outward * math.sin(slope)
        path.append((place, along, outward, across))
    return path


# The angle at which a winding ends: on the front, facing the camera, a little above the middle.
END = math.radians(302)


def angle_at(carrier, part):
    return END + 2 * math.pi * carrier.turns * (part - 1)


def showing_through(carrier, path):
    """The carrier's relief as a `waver` of the tape on it."""
    if carrier.relief is None:
        return None
    total = sum((after - before).length for (before, *_), (after, *_) in zip(path, path[1:]))

    def waver(s, v):
        x = carrier.start + carrier.pitch * carrier.turns * s / total + v
        return carrier.relief(x, angle_at(carrier, s / total))

    return waver


def wound(recipe, look, carrier):
    """A carrier with the tape wound on it, and that tape."""
    width = recipe['width']
    path = winding_path(carrier, width, max(width * 0.3, 5.0))
    # On the roll the liner is outside; where it is wound on something it has been removed.
    outside = faces.backing_face(recipe['backing']) if look.double else look.tread
    across = 16 if carrier.relief is None else round(width * 7)
    wrap = strip('wrap', path, width, carrier.thickness, [outside, look.sticky, look.edge], across, waver=showing_through(carrier, path))
    return group('wound', [*carrier.parts, wrap], rotated(carrier.turn, 'Z')), wrap


def pipe_wrap(recipe, pose):
    """A pipe, half wrapped in overlapping turns, and the roll before it."""
    look, width = Look(recipe), recipe['width']
    radius = max(24.0, min(width * 0.42, 38.0))
    wrapped, _ = wound(recipe, look, carriers.pipe(recipe, 'pipe', radius, 175))
    front = roll(recipe, look, 'standing', True, turn=TURN)
    return [wrapped, group('roll', [front], moved(330 * 0.24, -radius - recipe['diameter'] * 0.4 - width * 0.3))]


def around(recipe, colour):
    """A tape wound on what its recipe's surface names, and its roll behind; what of it the camera frames, and how full."""
    look, outer, surface = Look(recipe), recipe['diameter'] / 2, recipe['surface']
    colour = colour or recipe.get('surfaceColour')
    if surface in carriers.CARRIERS:
        carrier = carriers.CARRIERS[surface](recipe, colour)
    else:
        radius = 62.0 if surface == 'duct' else max(13.0, min(recipe['width'] * 0.62, 32.0))
        carrier = carriers.pipe(recipe, surface, radius, radius * 3.6 + recipe['width'], colour)
    _, wrap = wound(recipe, look, carrier)
    if recipe['form'] == 'spool':
        behind = group('roll', small_spools({**recipe, 'others': []}))
    elif surface == 'duct':
        behind = roll(recipe, look, 'standing', False, turn=TURN)
    else:
        behind = roll(recipe, look, 'lying', False)
    high = carrier.high
    place = carrier.behind or (high * 1.6 + outer * 0.5, high * 1.5 + outer * 1.15)
    behind.matrix_world = moved(*place) @ behind.matrix_world
    # A large roll may extend out of the frame: only the tape in use matters.
    return [wrap, *carrier.framed, *(behind.children_recursive if high > outer * 0.5 else [])], carrier.fill
