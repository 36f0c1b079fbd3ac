"""What tapes are wound on, lying along the x axis: a pipe or duct, a pipe's thread, a coil, a bundle of tubes, a cable."""

import math
import random
from dataclasses import dataclass, field

from mathutils import Vector

import faces
import props
from nodes import Shader, rgb
from solids import cord, group, moved, rotated, to_object, turned

TAU = 2 * math.pi


@dataclass
class Carrier:
    parts: list
    # The height of its axis above the ground, and its outline: for an angle from the top towards the back, the place on
    # the surface as seen from the axis, and the direction in which the surface faces there.
    high: float
    outline: callable
    # How the tape lies on it: where it starts, how far a turn moves it on, how many turns, and how thick each looks.
    start: float
    pitch: float
    turns: float
    thickness: float
    # Degrees by which it is turned from the camera's horizontal, and what of it the camera frames besides the tape.
    turn: float = -8
    framed: list = field(default_factory=list)
    # How much of the frame it fills, and where the roll stands if that is not well behind it.
    fill: tuple = (0.62, 0.6)
    behind: tuple = None
    # How far the surface at x and an angle lies above its outline, where that shows through the tape.
    relief: callable = None


def facing(angle):
    return Vector((0, math.sin(angle), math.cos(angle)))


def circle(radius):
    return lambda angle: (facing(angle) * radius, facing(angle))


def pipe(recipe, surface, radius, covered, colour=None):
    """A plain pipe, its left half to be covered; printed tape goes round it once."""
    width = recipe['width']
    once = recipe['print'] is not None and recipe['print']['kind'] != 'lines'
    pitch = 0.0 if once else width * 0.55
    return Carrier(
        parts=[props.tube(surface, radius, max(330.0, covered * 2.5), colour=colour)],
        high=radius,
        outline=circle(radius),
        start=-width / 2 - 70 if once else -covered * 0.75,
        pitch=pitch,
        turns=1.2 if once else max(2, round((covered - width) / pitch)) + 0.35,
        thickness=min(max(recipe['backing']['thickness'], 0.6), 3.0),
    )


def ridged(name, radius_at, start, end, step, material, segments=160):
    """A round surface along the x axis; `radius_at(x, angle)`."""
    count = round((end - start) / step) + 1
    places = [start + (end - start) * index / (count - 1) for index in range(count)]
    vertices, polygons, uvs = [], [], []
    for segment in range(segments):
        angle = TAU * segment / segments
        vertices.extend(Vector((x, 0, 0)) + facing(angle) * radius_at(x, angle) for x in places)
    middle = radius_at((start + end) / 2, 0)
    for segment in range(segments):
        low, high = (TAU * middle * (segment + more) / segments for more in (0, 1))
        here, there = segment * count, (segment + 1) % segments * count
        for index in range(count - 1):
            polygons.append((here + index, here + index + 1, there + index + 1, there + index))
            x0, x1 = places[index], places[index + 1]
            uvs.extend(((low, x0), (low, x1), (high, x1), (high, x0)))
    return to_object(name, vertices, polygons, uvs, [material], [0] * len(polygons))


# A taper thread of 3/4 inch to ISO 7-1: outer radius, distance between its turns, and their height.
THREAD = {'radius': 13.2, 'pitch': 1.814, 'height': 1.16, 'long': 30.0}


def thread_radius(x, angle):
    """Right-handed, tapered by 1 in 16 towards its end at x = 0, where it has a chamfer; it runs out into the pipe."""
    radius, pitch, height, long = THREAD.values()
    run_out = min(1.0, max(0.0, (x + long) / (2.5 * pitch)))
    wave = 0.5 - 0.5 * math.cos(TAU * x / pitch + angle)
    crest = radius - (x + long) / 32
    return min(crest - height * run_out * wave, radius - long / 32 - height * 0.9 - x * 0.7)


def machined(colour):
    """Cut metal without the lines of a brush, which would blur the turns of a thread."""
    shader = Shader('machined metal')
    return shader.finish(shader.principled(rgb(colour), 0.4, Metallic=0.8, Specular=0.5))


def thread(recipe, colour):
    """The end of a pipe with a male thread. The tape goes on clockwise as seen from the end, its first turn left bare."""
    radius, pitch, height, long = THREAD.values()
    steel, dark = props.SURFACES['pipe'](colour), faces.plain('#4a4c4e', 0.7)
    cut = ridged('thread', thread_radius, -long, 0.0, pitch / 14, machined('#a3a7ab'))
    end, bore = thread_radius(0.0, 0.0), radius - 3.2
    profile = [(radius, -220, 0, 'tread'), (radius, -long, 0, 'side')]
    mouth = [(end, 0, 0, 'side'), (bore + 0.4, 0, 0, 'side'), (bore, -0.4, 1, 'inside'), (bore, -90, 1, 'side')]
    smooth = [turned(name, points, [steel, dark], 160) for name, points in (('pipe', profile), ('mouth', mouth))]
    body = group('pipe', smooth, rotated(-90, 'Z'))
    # Its end stands to the right of the middle, below the spool.
    right = 30.0
    axis = group('thread', [cut, body], moved(right, z=radius))
    return Carrier(
        parts=[axis],
        high=radius,
        outline=circle(radius),
        start=right - 1.6 * pitch - recipe['width'],
        pitch=-1.7,
        turns=2.35,
        thickness=0.25,
        turn=-26,
        framed=[cut],
        fill=(0.74, 0.74),
        behind=(30, 28),
        relief=lambda x, angle: (thread_radius(x - right, angle) - radius) * 0.8,
    )


def enamelled(colour):
    """Winding wire: bright metal under a clear varnish, each turn slightly different from the next."""
    shader = Shader('enamelled wire')
    each = shader.noise(shader.scaled(0.01, 0.9), detail=2)
    surface = shader.principled(
        shader.varied(rgb(colour), each, 0.3), 0.3, Metallic=0.85, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.12
    )
    return shader.finish(surface)


COIL = {'wire': 1.3, 'radius': 15.0, 'long': 72.0, 'flange': 21.0, 'bore': 6.5}


def coil(recipe, colour):
    """Copper wire wound on a bobbin with square flanges; the tape covers the winding from the left one on."""
    wire, radius, long, side, bore = COIL.values()
    width, half = recipe['width'], long / 2
    copper, plastic = enamelled('#b4632b'), faces.plain(colour or '#e6e2d6', 0.42)

    def radius_at(x, angle):
        place = ((x + half) / wire - angle / TAU) % 1 * 2 - 1
        return radius - wire / 2 + wire / 2 * math.sqrt(max(0.0, 1 - place * place))

    wound = ridged('winding', radius_at, -half, half, wire / 10, copper)
    flanges = [flange(side, bore, 2.6, plastic, x) for x in (-half - 2.6, half)]
    inside = turned('bore', [(bore * math.sqrt(2), -half, 0, 'inside'), (bore * math.sqrt(2), half, 0, 'inside')], [plastic], 4, math.pi / 4)
    leads = [lead(half, facing(math.radians(angle)) * (radius + wire), wire / 2, copper) for angle in (318, 342)]
    return Carrier(
        parts=[group('coil', [wound, *flanges, *leads, group('bore', [inside], rotated(90, 'Z'))], moved(z=side))],
        high=side,
        outline=circle(radius),
        start=-half + 0.3,
        pitch=width * 0.5,
        turns=max(2, round((long * 0.62 - width) / (width * 0.5))) + 0.35,
        thickness=0.3,
        turn=-22,
        framed=[wound, *flanges],
    )


def lead(half, at, radius, material):
    """One of the wire's ends, which leaves through the right flange and hangs."""
    points = [Vector((half - 3 + 0.8 * i, at.y - 0.006 * i * i, at.z - 0.011 * i * i)) for i in range(36)]
    return cord('lead', points, radius, material, True)


def flange(side, bore, thick, material, x):
    """A square plate with a square hole, standing across the x axis; `side` and `bore` are halves."""
    corner, hole = side * math.sqrt(2), bore * math.sqrt(2)
    soft = 0.5
    profile = [
        (hole, 0, 0, 'side'), (corner - soft, 0, 0, 'side'), (corner, soft, 0, 'side'), (corner, thick - soft, 0, 'side'),
        (corner - soft, thick, 0, 'side'), (hole, thick, 0, 'side'), (hole, 0, 0, 'side'),
    ]
    plate = turned('flange', profile, [material], 4, turn_uv=math.pi / 4)
    return group('flange', [plate], moved(x + thick) @ rotated(90, 'Z'))


def hexagon(rod):
    """The line round seven rods that lie close: six straights and six arcs, each a twelfth of the angle."""
    def outline(angle):
        sixth = angle / TAU * 6
        corner, part = math.floor(sixth), sixth % 1
        before, after = (facing(TAU * (corner + at) / 6) * 2 * rod for at in (-0.5, 0.5))
        if part < 0.5:
            out = facing(TAU * corner / 6)
            return before + (after - before) * part * 2 + out * rod, out
        out = facing(TAU * (corner + part * 2 - 1) / 6)
        return after + out * rod, out

    return outline


def bundle(recipe, colour):
    """Seven steel tubes held together by a few turns of tape on top of each other."""
    rod, wall = 9.0, 1.4
    chance = random.Random(2)
    metal, cut, dark = props.SURFACES['pipe'](colour), props.brushed('#c9ccd0', 0.3), faces.plain('#4a4c4e', 0.7)
    tubes = []
    for index in range(7):
        place = facing(TAU * (index + 0.5) / 6) * 2 * rod if index else Vector()
        end = 48 + chance.uniform(-2.5, 2.5)
        profile = [
            (rod, -260, 0, 'tread'), (rod, end - 0.4, 1, 'side'), (rod - 0.4, end, 1, 'side'),
            (rod - wall, end, 2, 'inside'), (rod - wall, end - 120, 2, 'side'),
        ]
        item = turned('tube', profile, [metal, cut, dark], 72)
        tubes.append(group('tube', [item], moved(0, place.y, place.z) @ rotated(-90, 'Z')))
    high = rod * (1 + math.sqrt(3))
    return Carrier(
        parts=[group('bundle', tubes, moved(z=high))],
        high=high,
        outline=hexagon(rod),
        start=-recipe['width'] / 2,
        pitch=0.0,
        turns=2.2,
        thickness=0.4,
        turn=-24,
    )


# The cores of a cable with four of them: their colours, and how far each is bent from the axis, towards the back and up.
CORES = (('#c8202b', -3, 4), ('#f2c81b', 4, 16), ('#1b1b1c', 12, -3), ('#1e56a6', -15, -3))


def cable(recipe, colour):
    """The end of a sheathed cable: four coloured cores come out of it, their strands bared at the tips."""
    radius, wall, width = 13.0, 2.0, recipe['width']
    room = radius - wall
    core = room / (1 + math.sqrt(2))
    sheath, filler = faces.plain(colour or '#232426', 0.5), faces.plain('#8d8a84', 0.85)
    profile = [
        (radius, -220, 0, 'tread'), (radius, -0.5, 0, 'side'), (radius - 0.5, 0, 0, 'side'), (room, 0, 0, 'inside'),
        (room, -1.5, 1, 'side'), (0.1, -1.5, 1, 'side'),
    ]
    parts = [group('sheath', [turned('sheath', profile, [sheath, filler], 120)], rotated(-90, 'Z'))]
    bright = props.brushed('#c9743c', 0.28)
    framed = []
    for index, (tint, aside, up) in enumerate(CORES):
        at = facing(TAU * (index + 0.5) / 4 - TAU / 4) * (room - core)
        long = 40 + 5 * (index % 3)

        def place(x):
            bent = max(0.0, x / 50) ** 1.6
            return Vector((x, at.y + aside * bent, at.z + up * bent))

        framed.append(cord('core', [place(x) for x in range(-4, long)], core, faces.plain(tint, 0.42), True))
        for strand in range(7):
            off = facing(TAU * strand / 6) * core * 0.4 if strand else Vector()
            framed.append(cord('strand', [place(x) + off for x in range(long - 3, long + 9)], core * 0.2, bright, True))
    pitch = width * 0.55
    turns = 3.35
    return Carrier(
        parts=[group('cable', [*parts, *framed], moved(z=radius))],
        high=radius,
        outline=circle(radius),
        start=-9 - width - pitch * turns,
        pitch=pitch,
        turns=turns,
        thickness=0.6,
        turn=-20,
        framed=framed,
        fill=(0.72, 0.6),
    )


# By the recipe's surface.
CARRIERS = {'thread': thread, 'coil': coil, 'bundle': bundle, 'cable': cable}
