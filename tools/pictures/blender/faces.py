"""The faces of a tape: backings, adhesives, liners. Every material is drawn from its millimetre map."""

from nodes import WHITE, Shader, blend, printed, rgb
from shining import beads, luminous, prismatic


def film(shader, backing, image):
    gloss = backing['gloss']
    waves = shader.noise(shader.scaled(0.03, 0.09), detail=1.5)
    grain = shader.noise(shader.scaled(3, 3), detail=1)
    normal = shader.bump(grain, 0.006, shader.bump(waves, 0.35))
    roughness = shader.between(waves, 0.62 - 0.47 * gloss, 0.68 - 0.47 * gloss)
    return shader.principled(printed(shader, rgb(backing['colour']), image), roughness, normal, Specular=0.5)


def foil(shader, backing, image):
    colour = blend(rgb(backing['colour']), WHITE, 0.05)
    brushed = shader.noise(shader.scaled(0.12, 9), detail=4)
    creases = shader.cells(shader.scaled(0.05, 0.09))[1]
    wrinkles = shader.noise(shader.scaled(0.11, 0.16), detail=3)
    normal = shader.bump(brushed, 0.012, shader.bump(creases, 0.16, shader.bump(wrinkles, 0.28)))
    roughness = shader.between(brushed, 0.42 - 0.2 * backing['gloss'], 0.52 - 0.2 * backing['gloss'])
    return shader.principled(
        printed(shader, shader.varied(colour, brushed, 0.05), image), roughness, normal, Metallic=0.96
    )


def foam(shader, backing, image):
    cells = shader.cells(shader.scaled(2.6, 2.6))[2]
    large = shader.noise(shader.scaled(0.25, 0.25), detail=2)
    colour = shader.varied(printed(shader, rgb(backing['colour']), image), cells, 0.14)
    normal = shader.bump(cells, 0.09, shader.bump(large, 0.25))
    return shader.principled(colour, 0.85 - 0.3 * backing['gloss'], normal, Specular=0.25)


def woven(shader, pitch_along, pitch_across):
    """Over and under: the height of a plain weave from 0 to 1."""
    u, v, _ = shader.parts(shader.uv)
    warp = shader.math('SINE', shader.math('MULTIPLY', u, 3.14159 / pitch_along))
    weft = shader.math('SINE', shader.math('MULTIPLY', v, 3.14159 / pitch_across))
    up = shader.math('MULTIPLY', warp, weft)
    return shader.math('MULTIPLY_ADD', up, 0.5, 0.5), shader.math('ABSOLUTE', warp), shader.math('ABSOLUTE', weft)


def cloth(shader, backing, image, pitch=0.85, depth=0.1, sheen=0.0, contrast=0.1):
    over, warp, weft = woven(shader, pitch, pitch * 0.8)
    threads = shader.math('MULTIPLY', warp, weft)
    height = shader.math('MULTIPLY_ADD', over, 0.5, threads)
    fibre = shader.noise(shader.scaled(2, 2), detail=3)
    colour = shader.varied(printed(shader, rgb(backing['colour']), image), threads, contrast)
    normal = shader.bump(fibre, 0.04, shader.bump(height, depth))
    return shader.principled(colour, 0.75 - 0.42 * backing['gloss'], normal, Sheen=sheen, Specular=0.35)


def fabric(shader, backing, image):
    return cloth(shader, backing, image, pitch=0.7, depth=0.12, sheen=0.4, contrast=0.16)


def glass_cloth(shader, backing, image):
    return cloth(shader, backing, image, pitch=0.95, depth=0.09, contrast=0.13)


def paper(shader, backing, image):
    fibre = shader.noise(shader.scaled(0.9, 2.2), detail=5)
    cloud = shader.noise(shader.scaled(0.08, 0.12), detail=3)
    colour = shader.varied(shader.varied(rgb(backing['colour']), fibre, 0.05), cloud, 0.05)
    normal = shader.bump(fibre, 0.035)
    return shader.principled(printed(shader, colour, image), 0.8 - 0.45 * backing['gloss'], normal, Specular=0.3)


def kraft(shader, backing, image):
    fibre = shader.noise(shader.scaled(0.55, 2.6), detail=6)
    specks = shader.ramp(shader.noise(shader.scaled(1.1, 2.4), detail=3), [(0.66, 0.0), (0.74, 1.0)])
    colour = shader.varied(rgb(backing['colour']), fibre, 0.16)
    colour = shader.mix(shader.math('MULTIPLY', specks, 0.3), colour, rgb('#6b4a2a'))
    return shader.principled(
        printed(shader, colour, image), 0.72 - 0.35 * backing['gloss'], shader.bump(fibre, 0.05), Specular=0.3
    )


def crepe(shader, backing, image):
    ridges = shader.noise(shader.scaled(1.5, 0.14), detail=3)
    colour = shader.varied(printed(shader, rgb(backing['colour']), image), ridges, 0.14)
    return shader.principled(colour, 0.72 - 0.3 * backing['gloss'], shader.bump(ridges, 0.28), Specular=0.3)


def mineral(shader, backing, image):
    number, _, grains = shader.cells(shader.scaled(1.5, 1.5))
    fine = shader.cells(shader.scaled(3.3, 3.3))[2]
    base = printed(shader, rgb(backing['colour']), image)
    colour = shader.mix(0.35, base, shader.varied(base, number, 0.9))
    normal = shader.bump(fine, -0.3, shader.bump(grains, -0.75))
    roughness = shader.between(number, 0.22, 0.75)
    return shader.principled(colour, roughness, normal, Specular=0.6)


def rubber(shader, backing, image):
    grain = shader.noise(shader.scaled(1.6, 1.6), detail=3)
    waves = shader.noise(shader.scaled(0.05, 0.08), detail=1)
    normal = shader.bump(grain, 0.03, shader.bump(waves, 0.4))
    colour = printed(shader, rgb(backing['colour']), image)
    return shader.principled(colour, 0.66 - 0.4 * backing['gloss'], normal, Specular=0.4)


def ptfe(shader, backing, image):
    drawn = shader.noise(shader.scaled(0.08, 2.5), detail=3)
    normal = shader.bump(drawn, 0.02, shader.bump(shader.noise(shader.scaled(0.05, 0.08), detail=1), 0.3))
    colour = shader.varied(printed(shader, rgb(backing['colour']), image), drawn, 0.03)
    return shader.principled(colour, 0.6 - 0.3 * backing['gloss'], normal, Specular=0.4, Sheen=0.15)


def polyimide(shader, backing, image):
    waves = shader.noise(shader.scaled(0.04, 0.1), detail=1.5)
    normal = shader.bump(waves, 0.35)
    colour = printed(shader, rgb(backing['colour']), image)
    return shader.principled(colour, 0.12, normal, Specular=0.7, Clearcoat=0.8)


def copper(shader, backing, image):
    return foil(shader, {**backing, 'gloss': max(backing['gloss'], 0.6)}, image)


def filament(shader, backing, image):
    _, v, _ = shader.parts(shader.uv)
    strands = shader.math('ABSOLUTE', shader.math('SINE', shader.math('MULTIPLY', v, 3.14159 / 1.9)))
    thread = shader.ramp(shader.math('SUBTRACT', 1.0, strands), [(0.45, 0.0), (0.7, 1.0)])
    silk = shader.noise(shader.scaled(0.1, 8), detail=2)
    base = printed(shader, rgb(backing['colour']), image)
    colour = shader.mix(thread, shader.varied(base, silk, 0.08), blend(rgb(backing['colour']), WHITE, 0.55))
    normal = shader.bump(thread, 0.07, shader.bump(silk, 0.02))
    return shader.principled(colour, 0.28, normal, Specular=0.6, Clearcoat=0.5)


def mesh(shader, backing, image):
    u, v, _ = shader.parts(shader.uv)
    lines = [shader.math('ABSOLUTE', shader.math('SINE', shader.math('MULTIPLY', c, 3.14159 / 2.8))) for c in (u, v)]
    gap = shader.math('MINIMUM', *lines)
    thread = shader.ramp(gap, [(0.3, 1.0), (0.42, 0.0)])
    base = printed(shader, rgb(backing['colour']), image)
    colour = shader.mix(thread, shader.varied(base, shader.noise(shader.scaled(1, 1)), 0.06), blend(rgb(backing['colour']), WHITE, 0.5))
    return shader.principled(colour, 0.5 - 0.25 * backing['gloss'], shader.bump(thread, 0.14), Specular=0.45)


BACKINGS = {
    'film': film,
    'clear': film,
    'foil': foil,
    'foam': foam,
    'cloth': cloth,
    'paper': paper,
    'crepe': crepe,
    'glassCloth': glass_cloth,
    'mesh': mesh,
    'filament': filament,
    'mineral': mineral,
    'beads': beads,
    'prismatic': prismatic,
    'luminous': luminous,
    'rubber': rubber,
    'fabric': fabric,
    'ptfe': ptfe,
    'polyimide': polyimide,
    'copper': copper,
    'kraft': kraft,
}

# The share of light that passes straight through a single ply, and through all the plies on a core.
SEE_THROUGH = {'clear': 0.8, 'polyimide': 0.42, 'filament': 0.3}
SEE_THROUGH_WOUND = {'clear': 0.4, 'filament': 0.12}


def backing_face(backing, image=None, single_ply=False):
    shader = Shader(backing['material'])
    surface = BACKINGS[backing['material']](shader, backing, image)
    share = (SEE_THROUGH if single_ply else SEE_THROUGH_WOUND).get(backing['material'], 0.0)
    if share:
        surface = clear_ply(shader, surface, rgb(backing['colour']), share, image)
    return shader.finish(surface)


def clear_ply(shader, surface, tint, share, image):
    """Less clear where it is seen at a slant, and not at all where it is printed."""
    slant = shader.add('ShaderNodeLayerWeight', Blend=0.3).outputs['Facing']
    factor = shader.math('MULTIPLY_ADD', slant, -share * 0.75, share, clamp=True)
    if image is not None:
        ink = shader.print(image)
        factor = shader.math('MULTIPLY', factor, shader.math('SUBTRACT', 1.0, ink['Alpha']))
    return shader.see_through(factor, surface, blend(tint, WHITE, 0.45))


def adhesive_face(recipe):
    """The sticky side: a clear adhesive shows the backing beneath it, wet and slightly streaked."""
    adhesive, backing = recipe['adhesive'], recipe['backing']
    shader = Shader('adhesive')
    streaks = shader.noise(shader.scaled(0.06, 1.4), detail=3)
    lumps = shader.noise(shader.scaled(0.25, 0.35), detail=2)
    colour = rgb(adhesive['colour'])
    if adhesive['clear']:
        colour = blend(blend(rgb(backing['colour']), WHITE, 0.12), colour, 0.3)
    normal = shader.bump(streaks, 0.03, shader.bump(lumps, 0.14))
    # Rubber and hot melt look satin, clear acrylic looks wet.
    roughness = shader.between(lumps, 0.16, 0.3) if adhesive['clear'] else shader.between(lumps, 0.4, 0.58)
    surface = shader.principled(shader.varied(colour, streaks, 0.04), roughness, normal, Specular=0.4)
    share = SEE_THROUGH.get(backing['material'], 0.0) if adhesive['clear'] else 0.0
    if share:
        surface = clear_ply(shader, surface, blend(rgb(backing['colour']), colour, 0.4), share, None)
    return shader.finish(surface)


def liner_face(liner, image=None):
    look = {'material': liner['material'], 'colour': liner['colour'], 'gloss': 0.55 if liner['material'] == 'film' else 0.3}
    return backing_face(look, image)


def plain(colour, roughness):
    """A quiet material for edges and props."""
    shader = Shader('plain')
    noise = shader.noise(shader.scaled(1.5, 1.5), detail=3)
    return shader.finish(shader.principled(shader.varied(rgb(colour), noise, 0.05), roughness, shader.bump(noise, 0.02)))
