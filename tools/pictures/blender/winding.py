"""What a roll shows at its side: the wound edge, ring by ring, and the core."""

from nodes import WHITE, Shader, blend, rgb

# Below this thickness a turn is finer than a pixel, and each ring stands for several turns, at irregular distances.
VISIBLE_TURN = 0.42


def layers_of(recipe):
    """A turn from the inside out: (thickness in mm, linear colour)."""
    backing, adhesive, liner = recipe['backing'], recipe['adhesive'], recipe['liner']
    body = rgb(backing['colour'])
    glue = rgb(adhesive['colour'])
    if backing['material'] == 'foil':
        body = blend(body, (0.25, 0.25, 0.25, 1), 0.35)
    if adhesive['clear']:
        glue = blend(glue, body, 0.6)
    thickness = backing['thickness']
    if recipe['doubleSided']:
        glue_thickness = min(0.05, thickness * 0.1)
        layers = [(glue_thickness, glue), (thickness - 2 * glue_thickness, body), (glue_thickness, glue)]
        return [*layers, (0.1, rgb(liner['colour']))] if liner else layers
    layers = [(min(0.06, thickness * 0.3), glue), (thickness, body)]
    return [(0.12, rgb(liner['colour'])), *layers] if liner else layers


def wound_edge(recipe):
    shader = Shader('wound edge')
    angle, radius, _ = shader.parts(shader.uv)
    layers = layers_of(recipe)
    turn = sum(thickness for thickness, _ in layers)
    # Makes the rings not quite round, and not quite even all the way round.
    wander = rings(shader, radius, angle, 0.1)
    radius = shader.math('ADD', radius, shader.between(wander, -0.16, 0.16))
    spiral = shader.math('MULTIPLY_ADD', angle, -max(turn, 0.5) / 6.28318, radius)
    if turn >= VISIBLE_TURN:
        surface = thick_turns(shader, spiral, layers, turn, recipe, angle)
    else:
        surface = fine_turns(shader, spiral, layers, recipe, angle)
    return shader.finish(surface)


def rings(shader, spiral, angle, frequency):
    """A noise that runs round the roll in rings."""
    round_once = shader.math('DIVIDE', angle, 6.28318)
    return shader.tile('rings', shader.joined(spiral, round_once), (frequency / 64, 1.0))


def thick_turns(shader, spiral, layers, turn, recipe, angle):
    place = shader.math('FRACT', shader.math('DIVIDE', spiral, turn))
    stops, heights, at = [], [], 0.0
    for thickness, colour in layers:
        stops.append((at / turn, colour))
        at += thickness
    colour = shader.ramp(place, stops, constant=True)
    # The seam between two turns is a groove, some deeper than others.
    seam = shader.ramp(shader.math('ABSOLUTE', shader.math('SUBTRACT', place, 0.5)), [(0.34, 1.0), (0.5, 0.0)])
    index = shader.math('FLOOR', shader.math('DIVIDE', spiral, turn))
    shade = rings(shader, index, angle, 0.73)
    cells = shader.cells(shader.scaled(126, 2.8))[2]
    colour = shader.varied(shader.varied(colour, shade, 0.22), cells, 0.14 if recipe['backing']['material'] == 'foam' else 0.05)
    colour = shader.mix(shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, shader.parts(seam)[0]), 0.45), colour, (0.02, 0.018, 0.015, 1))
    normal = shader.bump(cells, 0.06, shader.bump(seam, 0.35, shader.bump(shade, 0.5)))
    return shader.principled(colour, 0.6, normal, Specular=0.3)


def fine_turns(shader, spiral, layers, recipe, angle):
    backing = recipe['backing']
    # A foil's bright edge and a weave's threads count for less than the turns of paper between them.
    shares = [t * (0.3 if backing['material'] in ('foil', 'copper', 'fabric', 'beads') and c is not layers[-1][1] else 1.0) for t, c in layers]
    total = sum(shares)
    mean = tuple(sum(share * c[i] for share, (_, c) in zip(shares, layers)) / total for i in range(3)) + (1.0,)
    clear = backing['material'] in ('clear', 'filament')
    if clear:
        mean = blend(blend(mean, rgb('#d9c9a0'), 0.25), WHITE, 0.1)
    bands = rings(shader, spiral, angle, 0.5)
    threads = rings(shader, spiral, angle, 2.6)
    gaps = shader.ramp(rings(shader, spiral, angle, 1.9), [(0.27, 0.0), (0.34, 1.0)])
    colour = shader.varied(shader.varied(mean, bands, 0.2), threads, 0.2)
    dark = shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, shader.parts(gaps)[0]), 0.38)
    colour = shader.mix(dark, colour, blend(mean, (0.01, 0.01, 0.01, 1), 0.75))
    normal = shader.bump(gaps, 0.15, shader.bump(threads, 0.2, shader.bump(bands, 0.4)))
    roughness = {'foil': 0.4, 'copper': 0.38}.get(backing['material'], 0.45 if clear else 0.56)
    metallic = 0.6 if backing['material'] in ('foil', 'copper') else 0.0
    return shader.principled(colour, roughness, normal, Metallic=metallic, Specular=0.4)


def cardboard_inside(colour):
    """The bore: kraft paper wound in a slant, so that its seam climbs."""
    shader = Shader('core inside')
    u, v, _ = shader.parts(shader.uv)
    fibre = shader.noise(shader.scaled(0.5, 1.8), detail=5)
    cloud = shader.noise(shader.scaled(0.06, 0.1), detail=3)
    slant = shader.math('FRACT', shader.math('DIVIDE', shader.math('MULTIPLY_ADD', v, 0.9, u), 86.0))
    seam = shader.ramp(slant, [(0.0, 0.0), (0.012, 1.0), (0.985, 1.0), (1.0, 0.3)])
    tint = shader.varied(shader.varied(rgb(colour), fibre, 0.2), cloud, 0.14)
    tint = shader.mix(shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, shader.parts(seam)[0]), 0.55), tint, blend(rgb(colour), (0, 0, 0, 1), 0.7))
    return shader.finish(shader.principled(tint, 0.85, shader.bump(seam, 0.3, shader.bump(fibre, 0.1)), Specular=0.2))


def cardboard_edge(colour):
    """The cut end of the tube: plies of grey board, slightly furred."""
    shader = Shader('core edge')
    angle, radius, _ = shader.parts(shader.uv)
    plies = rings(shader, radius, angle, 1.6)
    fur = shader.noise(shader.scaled(56, 3), detail=4)
    tint = shader.varied(shader.varied(blend(rgb(colour), WHITE, 0.06), plies, 0.3), fur, 0.2)
    return shader.finish(shader.principled(tint, 0.9, shader.bump(fur, 0.25, shader.bump(plies, 0.4)), Specular=0.15))


def plastic(colour):
    shader = Shader('plastic')
    return shader.finish(shader.principled(rgb(colour), 0.35, Specular=0.5))
