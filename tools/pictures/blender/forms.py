"""The forms in which tapes come: one roll, several, stacks, strips on a panel, wide rolls, reels, and other goods."""

import math
import random

from mathutils import Vector

import props
from flatGoods import mat, pads
from roll import TURN, Look, body, roll, trace
from solids import MM, group, moved, rotated, strip
from woundGoods import pipe_wrap, piping, ribbon, spool


def single(recipe, pose):
    look = Look(recipe)
    return [roll(recipe, look, pose, turn=TURN if pose != 'lying' else 0)]


# Where further rolls lie beside the first: to the right and behind, in radii of the first.
LYING_PLACES = ((-2.15, 0.6), (2.1, 1.3), (-0.05, 2.25))


def beside(recipe, pose):
    """Two or three rolls in a row behind each other, the first with its end lifted."""
    others = recipe['others'][:3]
    items = single(recipe, pose)
    across, gap = recipe['width'] / 2, recipe['width'] * 0.22
    for index, other in enumerate(others):
        outer = recipe['diameter'] / 2
        if pose == 'lying':
            x, y = LYING_PLACES[index]
            place = moved(x * outer, y * outer)
            items.append(group('other', [roll(other, Look(other), pose, False, seed=index + 2)], place))
            continue
        across += gap + other['width'] / 2
        item = roll(other, Look(other), 'standing', False, seed=index + 2, turn=TURN)
        along = rotated(TURN, 'Z') @ moved(-outer * 0.3 * (index + 1), across)
        items.append(group('other', [item], along_only(along)))
        across += other['width'] / 2
    return items


def along_only(matrix):
    place = matrix.to_translation()
    return moved(place.x / MM, place.y / MM, place.z / MM)


def stack(recipe, pose):
    """Rolls lying on each other, and one that leans against them."""
    others = recipe['others'] or [recipe] * 2
    height, parts, chance = 0.0, [], random.Random(4)
    looks = {}
    for index, other in enumerate(others[:5]):
        key = other['backing']['colour']
        looks.setdefault(key, Look(other))
        item = roll(other, looks[key], 'lying', False, seed=index, turn=chance.uniform(0, 360))
        parts.append(group('stacked', [item], moved(chance.uniform(-1.5, 1.5), chance.uniform(-1.5, 1.5), height)))
        height += other['width'] + 0.5
    outer = recipe['diameter'] / 2
    touches = min(height, recipe['diameter'])
    widest = max(other['diameter'] for other in others) / 2
    behind = recipe['width'] / 2 + touches * math.tan(math.radians(9)) + widest
    main = roll(recipe, Look(recipe), 'leaning', turn=0)
    pile = group('pile', parts, moved(-outer * 0.55, behind))
    return [group('arrangement', [main, pile], rotated(24, 'Z'))]


def flat_path(length, lift, radius):
    """Along the ground, and its end lifted by a curl."""
    bends = [(length, 0, 0, 0)]
    if lift:
        bends.append((radius * math.radians(lift), 0.7 / radius, 1.2 / radius, 3))
    return trace((0, 0, 0), 0.0, bends)


def strips(recipe, pose):
    """Lengths stuck on a panel before their roll."""
    look, width = Look(recipe), recipe['width']
    length = max(170, width * 2.2)
    count = 1 if width >= 70 else 2 if width >= 40 else 3
    depth = max(110, count * (width + 14) + 40)
    thick = 6
    items = [props.slab(recipe['surface'], (length + 50, depth, thick))]
    for index in range(count):
        lift = 70 if index == count - 1 else 0
        path = flat_path(length - index * 14, lift, width * 0.5)
        y = ((count - 1) / 2 - index) * (width + 12)
        piece = strip('strip', face_up(path), width, max(recipe['backing']['thickness'], 0.2), [look.backing, look.sticky, look.edge])
        piece.matrix_world = moved(-length / 2 + index * 6, y, thick + max(recipe['backing']['thickness'], 0.2) + 0.05)
        items.append(piece)
    standing = roll(recipe, look, 'standing', False, turn=TURN - 14)
    behind = group('behind', [standing], moved(length * 0.16, depth / 2 + recipe['diameter'] * 0.3))
    panel = group('panel', items, rotated(10, 'Z'))
    return [panel, behind]


def face_up(path):
    """Along the ground a path's outer face looks down; this turns it up."""
    return [(place, along, -outward, -across) for place, along, outward, across in path]


def lying_strip(recipe, look, length, lift=0, sticky_up=False, ground=0.0, peel=False):
    """A strip on the ground, one face up; its far end lifted and rolled over by `lift` degrees."""
    width = recipe['width']
    thickness = max(recipe['backing']['thickness'], 0.2)
    radius = max(width * 0.34, 9.0)
    path = flat_path(length, lift, radius)
    path = [(place + Vector((0, 0, ground)), *rest) for place, *rest in path]
    if not sticky_up:
        high = [(place + Vector((0, 0, thickness)), *rest) for place, *rest in path]
        pieces = [strip('strip', face_up(high), width, thickness, [look.backing, look.sticky, look.edge], 32)]
        if look.double and look.liner:
            pieces.append(strip('liner', covering(length, lift, radius, ground + thickness), width, 0.16, [look.liner, look.liner_back, look.liner], 16))
    else:
        pieces = [strip('strip', path, width, thickness, [look.backing, look.sticky, look.edge], 32)]
    if look.liner and peel:
        stays = flat_path(length * 0.5, 165, radius * 1.2)
        up = Vector((0, 0, ground + thickness + 0.1))
        pieces.append(strip('liner', [(place + up, *rest) for place, *rest in stays], width, 0.16, [look.liner_back, look.liner, look.liner], 16))
    return pieces


def covering(length, lift, radius, high):
    """The liner that still lies on a strip, peeled back from where the strip's far part begins."""
    path = flat_path(length * 0.56, 150 if lift else 0, radius * 1.1)
    return face_up([(place + Vector((0, 0, high + 0.2)), *rest) for place, *rest in path])


def sheets(recipe, pose):
    """A wide roll, turned so that its length shows."""
    return [roll(recipe, Look(recipe), 'standing', turn=-38)]


def reel(recipe, pose):
    """A large roll with a length trailing in loose waves before it."""
    look, outer = Look(recipe), recipe['diameter'] / 2
    parts = body(recipe, look)
    hug = outer * 0.35
    angle = -math.pi / 2 - hug / outer
    bends = [(hug, 1 / outer, 1 / outer, 0), (outer * 0.5, 0, 0, 0), (outer * 0.4, 0.0, 1.5 / outer, -5), (outer * 0.5, 1.2 / outer, -2.2 / outer, -12), (outer * 0.5, -2.4 / outer, -1.2 / outer, 4), (outer * 0.7, -0.4 / outer, 2.2 / outer, 10)]
    path = trace((outer * math.cos(angle), 0, outer * math.sin(angle)), angle + math.pi / 2, bends)
    parts.append(strip('trail', path, recipe['width'], 0.18, [look.backing, look.sticky, look.edge], 40, 0, -hug))
    return [group('reel', parts, rotated(TURN, 'Z') @ moved(z=outer + 0.05))]


FORMS = {
    'roll': single, 'rolls': beside, 'stack': stack, 'strip': strips, 'sheet': sheets, 'mat': mat, 'pads': pads,
    'spool': spool, 'ribbon': ribbon, 'piping': piping, 'pipeWrap': pipe_wrap, 'reel': reel,
}
ELEVATION = {'strip': 30, 'sheet': 24, 'mat': 32, 'pads': 38, 'piping': 34, 'pipeWrap': 25}


def arrange(recipe, form=None, pose=None):
    """A product as it stands in its main picture, round the origin of the ground."""
    items = FORMS[form or recipe['form']](recipe, pose or recipe['pose'])
    return group('product', items)


def elevation(recipe):
    return ELEVATION.get(recipe['form'], 33 if recipe['pose'] == 'lying' else 21)
