"""A roll of tape with its core and its lifted end."""

import math
import random

from mathutils import Vector

import faces
import winding
from solids import group, rotated, moved, strip, turned

TURN = 36  # degrees by which a standing roll is turned from the camera
STEP = 1.2  # millimetres between two frames of a path
SIDEWAYS = Vector((0, -1, 0))


class Look:
    """A recipe's materials, made once for all the rolls that share it."""

    def __init__(self, recipe):
        self.recipe = recipe
        prints = recipe['prints']
        backing, liner = recipe['backing'], recipe['liner']
        image = towards_camera(prints.get('backing'), recipe)
        self.double = recipe['doubleSided']
        self.sticky = faces.adhesive_face(recipe)
        self.backing = self.sticky if self.double else faces.backing_face(backing, image, single_ply=True)
        self.liner = faces.liner_face(liner, prints.get('liner')) if liner else None
        self.liner_back = faces.liner_face(liner) if liner else None
        # The visible outer face of the roll: the liner, if both faces are adhesive.
        self.tread = self.liner if self.double and liner else faces.backing_face(backing, image)
        self.side = winding.wound_edge(recipe)
        edge = backing['colour']
        self.edge = faces.backing_face({**backing, 'material': 'foam'}) if backing['material'] == 'foam' else faces.plain(edge, 0.5)
        colour = recipe.get('coreColour') or ('#b3906a' if recipe['coreMaterial'] == 'cardboard' else '#e9e9e6')
        if recipe['coreMaterial'] == 'cardboard':
            self.core_inside = winding.cardboard_inside(colour)
            self.core_edge = winding.cardboard_edge(colour)
        else:
            self.core_inside = self.core_edge = winding.plastic(colour)


def towards_camera(image, recipe):
    """The print moved along the tape, so that what matters in it lies on the side of the roll that one sees."""
    if image is None:
        return None
    seen = (-0.25 if recipe['pose'] == 'lying' else -2.05) * recipe['diameter'] / 2
    return {**image, 'shift': image['focus'] - seen}


def core_wall(recipe):
    return (1.6 if recipe['core'] < 40 else 3.2) if recipe['core'] < 60 else 4.6


def body(recipe, look, seed=1):
    """The wound tape and its core, about the y axis, its middle in the origin."""
    chance = random.Random(seed)
    half, outer = recipe['width'] / 2, recipe['diameter'] / 2
    bore = max(recipe['core'] / 2, 1.0)
    wall = core_wall(recipe) if recipe['core'] else 0.0
    start = bore + wall
    bevel = 0.35
    # The side is not quite flat: groups of turns stick out by a tenth or two of a millimetre.
    def side(sign, outward):
        steps = [start + (outer - bevel - start) * i / 14 for i in range(15)]
        points = [(r, sign * (half - 0.05 - chance.random() * 0.22), 1, 'side') for r in steps]
        return points if outward else points[::-1]

    profile = [
        *side(-1, True),
        (outer, -(half - bevel), 0, 'tread'),
        (outer, half - bevel, 1, 'side'),
        *side(1, False),
    ]
    parts = [turned('wound tape', profile, [look.tread, look.side], 200, turn_uv=-math.pi / 2)]
    if recipe['core']:
        long = half + 0.25
        soft = 0.5
        tube = [
            (start, -long + soft, 1, 'side'),
            (start - soft, -long, 1, 'side'),
            (bore + soft, -long, 1, 'side'),
            (bore, -long + soft, 0, 'inside'),
            (bore, long - soft, 1, 'side'),
            (bore + soft, long, 1, 'side'),
            (start - soft, long, 1, 'side'),
            (start, long - soft, 1, 'side'),
        ]
        parts.append(turned('core', tube, [look.core_inside, look.core_edge], 128))
    return parts


def trace(start, heading, bends):
    """Frames along a curve in the roll's plane (x, z). `bends`: (length, curvature from, curvature to, twist to)."""
    place, angle, twist = Vector(start), heading, 0.0
    frames = []
    for length, first, last, twist_to in bends:
        count = max(2, int(length / STEP))
        twist_from = twist
        for index in range(count):
            along = Vector((math.cos(angle), 0, math.sin(angle)))
            outward = Vector((math.sin(angle), 0, -math.cos(angle)))
            turned_by = math.radians(twist)
            frames.append((
                place.copy(),
                along,
                outward * math.cos(turned_by) + SIDEWAYS * math.sin(turned_by),
                SIDEWAYS * math.cos(turned_by) - outward * math.sin(turned_by),
            ))
            share = (index + 1) / count
            angle += (first + (last - first) * share) * length / count
            twist = twist_from + (twist_to - twist_from) * (share * share * (3 - 2 * share))
            place = place + along * (length / count)
    return frames


def tail_bends(recipe, pose):
    """How the end leaves the roll: a little along the ground, then lifted by the curl it kept from the winding."""
    outer = recipe['diameter'] / 2
    stiff = min(1.0, recipe['backing']['thickness'] / 3)
    if pose == 'lying':
        return [(outer * 0.5, -0.1 / outer, -0.1 / outer, 2), (outer * 0.35, 0, -2.6 / outer, 5), (outer * 0.55, -3.6 / outer, -2.9 / outer, 6)]
    curl = 1.5 / outer * (1 - 0.35 * stiff)
    return [(outer * 1.0, 0.0, 0.0, 0), (outer * 0.5, 0.0, curl, -3), (outer * 0.55, curl, curl * 0.7, -7)]


def shift_inward(frames, by):
    return [(place - outward * by, along, outward, across) for place, along, outward, across in frames]


def tail(recipe, look, pose, seed):
    """The lifted end, with the liner coming away from it where there is one."""
    outer, width = recipe['diameter'] / 2, recipe['width']
    thickness = max(recipe['backing']['thickness'], 0.16)
    bends = tail_bends(recipe, pose)
    # Where the end still lies on the roll, it is slightly above it. Lying rolls show their front, so it starts behind.
    hug = outer * (1.9 if pose == 'lying' else 0.35)
    bends = [(hug, 1 / outer, 1 / outer, 0), *bends]
    start_angle = -math.pi / 2 - hug / outer
    start = ((outer + 0.08) * math.cos(start_angle), 0, (outer + 0.08) * math.sin(start_angle))
    frames = trace(start, start_angle + math.pi / 2, bends)
    chance = random.Random(seed)
    phase = chance.random() * 6

    def waver(s, v):
        free = max(0.0, s - hug - outer * 0.3)
        return 0.25 * math.sin(s / 23 + phase) * math.sin(v / width * 2.6 + phase) * min(1, free / 20)

    floor = -outer if pose != 'lying' else None
    teeth = 0.9 if recipe['backing']['material'] == 'clear' and not recipe['liner'] else 0.0
    across = 48 if not teeth else int(width / 1.1) * 2
    if look.double and look.liner:
        return double_sided_tail(recipe, look, frames, bends, start, start_angle, thickness, hug, waver)
    pieces = [strip('tail', frames, width, thickness, [look.backing, look.sticky, look.edge], across, teeth, -hug, waver, floor)]
    if look.liner:
        pieces.append(liner_inside(recipe, look, bends, start, start_angle, thickness, hug, outer))
    return pieces


def liner_inside(recipe, look, bends, start, start_angle, thickness, hug, outer):
    """The liner lies on the sticky side and curls away from it near the end."""
    kept = bends[:2]
    peeled = [(outer * 0.3, 0, 2.6 / outer, 4), (outer * 0.62, 2.9 / outer, 1.5 / outer, 9)]
    frames = shift_inward(trace(start, start_angle + math.pi / 2, [*kept, *peeled]), thickness + 0.06)
    return strip('liner', frames, recipe['width'], 0.14, [look.liner_back, look.liner, look.liner], 24, 0, -hug)


def double_sided_tail(recipe, look, frames, bends, start, start_angle, thickness, hug, waver):
    """The liner is the outer ply: it stays on the ground, while the tape is lifted off it."""
    outer, width = recipe['diameter'] / 2, recipe['width']
    stays = [(length, first * 0.18, last * 0.18, 0) for length, first, last, _ in bends[2:]]
    longer = [*bends[:2], *stays[:-1], (stays[-1][0] * 1.25, *stays[-1][1:])]
    liner = trace(start, start_angle + math.pi / 2, longer)
    lifted = shift_inward(frames, 0.16)
    return [
        strip('liner', liner, width, 0.14, [look.liner, look.liner_back, look.liner], 24, 0, -hug),
        strip('tail', lifted, width, thickness, [look.sticky, look.sticky, look.edge], 48, 0, -hug, waver),
    ]


def roll(recipe, look, pose, lifted=True, seed=1, turn=0.0):
    """A roll on the ground; the handle stands where its middle touches the ground."""
    parts = body(recipe, look, seed)
    if lifted:
        parts.extend(tail(recipe, look, pose, seed))
    outer, half = recipe['diameter'] / 2, recipe['width'] / 2
    if pose == 'leaning':
        tilt = moved(y=half) @ rotated(-9, 'X') @ moved(y=-half)
        matrix = rotated(turn, 'Z') @ tilt @ moved(z=outer + 0.05)
    elif pose == 'lying':
        matrix = rotated(turn, 'Z') @ moved(z=half + 0.3) @ rotated(-90, 'X')
    else:
        matrix = rotated(turn, 'Z') @ moved(z=outer + 0.05)
    return group('roll', parts, matrix)
