"""What stands in front of the camera: a product's main picture, its further views, and scenes of several products."""

import math
from dataclasses import dataclass, field

import bpy

import forms
import props
from carriers import CARRIERS
from roll import TURN, Look, roll
from solids import MM, group, moved, rotated
from woundGoods import around


@dataclass
class Shot:
    framed: list = field(default_factory=list)
    elevation: float = 21.0
    fill: tuple = (0.8, 0.72)
    # Zooms in on a part of the frame: its middle (x and y from 0 to 1), and the factor.
    zoom: tuple = None


def everything():
    return list(bpy.context.scene.objects)


def compose(job):
    if 'scene' in job:
        return scene(job['scene'])
    recipe, view = job['recipe'], job['view']
    return VIEWS[view](recipe)


def main_view(recipe):
    handle = forms.arrange(recipe)
    handle.matrix_world = rotated(recipe['turn'] * 0.28, 'Z')
    # A pipe may extend out of the frame: only what is wound on it matters.
    framed = [item for item in everything() if not item.name.startswith('pipe')]
    return Shot(framed, forms.elevation(recipe))


def close(recipe):
    """The wound edge, the core and the layers at close quarters; other forms at their most telling corner."""
    form, pose = recipe['form'], recipe['pose']
    if form in ('mat', 'pads', 'spool', 'piping'):
        forms.arrange(recipe)
        middle = {'mat': (0.66, 0.36), 'pads': (0.66, 0.36)}.get(form, (0.5, 0.5))
        return Shot(everything(), forms.elevation(recipe) + 6, zoom=(*middle, 2.0))
    if pose == 'lying':
        roll(recipe, Look(recipe), 'standing', turn=24)
        return Shot(everything(), 17, zoom=(0.5, 0.3, 2.0))
    if recipe['width'] > recipe['diameter'] * 1.2:
        # A roll this wide stays standing, because lying on its end it would hide the end.
        roll(recipe, Look(recipe), 'standing', turn=TURN)
        return Shot(everything(), 21, zoom=(0.66, 0.44, 1.9))
    roll(recipe, Look(recipe), 'lying', turn=-24)
    narrow = recipe['width'] < recipe['diameter'] * 0.3
    return Shot(everything(), 34 if narrow else 38, zoom=(0.44, 0.42, 1.9))


def face(recipe):
    """Two lengths seen from above: one with the backing up and its end rolled over, one with the sticky side up."""
    look = Look(recipe)
    length = recipe['width'] * 2.4 + 60
    up = group('face', forms.lying_strip(recipe, look, length, lift=200), moved(y=recipe['width'] * 0.62))
    down = group('back', forms.lying_strip(recipe, look, length * 0.86, sticky_up=True, peel=True), moved(length * 0.1, -recipe['width'] * 0.62))
    group('both', [up, down], rotated(24, 'Z'))
    return Shot(everything(), 48, fill=(0.86, 0.74))


THICKNESS = {'board': 1.8, 'carton': 5.0, 'glass': 6.0, 'panel': 3.0}
ROUND = ('pipe', 'duct', *CARRIERS)
ENDLESS = ('floor', 'concrete', 'chequer', 'step', 'wood', 'tile', 'fabric', 'carpet')


def applied(recipe, turn=20, colour=None):
    """Stuck to what it is used on, one end still lifted, the roll lying by."""
    surface = recipe['surface']
    if surface in ROUND:
        framed, fill = around(recipe, colour)
        return Shot(framed, 30, fill)
    look, width, outer = Look(recipe), recipe['width'], recipe['diameter'] / 2
    length = min(max(width * 3.2, outer * 2.1, 130), 420)
    thick, depth = THICKNESS.get(surface, 8.0), max(width * 1.9, length * 0.5)
    # Floors and cloths fill the picture, panels and boards are pieces on the studio's paper.
    size = (length * 6, length * 6) if surface in ENDLESS else (length * 1.5, depth)
    group('ground', [props.slab(surface, (*size, thick), colour)], rotated(turn, 'Z') @ moved(length * 0.02))
    pieces = forms.lying_strip(recipe, look, length, lift=62, ground=thick + 0.05)
    strip = group('strip', pieces, rotated(turn, 'Z') @ moved(-length * 0.55, 0))
    framed = [*strip.children_recursive]
    if recipe['diameter'] > 3 * recipe['backing']['thickness'] and recipe['core']:
        lying = roll(recipe, look, 'lying', False)
        behind = depth / 2 + outer * 1.02 + abs(math.sin(math.radians(turn))) * length * 0.2
        group('roll', [lying], moved(length * 0.16, behind, thick if surface in ENDLESS else 0.0))
    return Shot(framed, 36, fill=(0.78, 0.5))


def from_above(recipe):
    form = recipe['form']
    if form in ('roll', 'rolls', 'stack', 'strip', 'sheet', 'reel', 'pipeWrap'):
        forms.beside(recipe, 'lying')
    else:
        forms.arrange(recipe)
    return Shot(everything(), 64, fill=(0.82, 0.78))


VIEWS = {'main': main_view, 'close': close, 'face': face, 'applied': applied, 'flat': from_above}


def scene(plan):
    """Several products and props, each placed in millimetres right of the middle and behind it; or one tape in use."""
    if plan['view'] == 'applied':
        item = plan['items'][0]
        on = {'surface': item['surface']} if 'surface' in item else {}
        return applied({**item['recipe'], **on}, item.get('turn', 20), item.get('colour'))
    products, others = [], []
    for index, item in enumerate(plan['items']):
        handle = forms.arrange(item['recipe'], item.get('form'), item.get('pose'))
        place = moved(item.get('x', index * 120), item.get('y', 0), item.get('on', 0)) @ rotated(item.get('turn', 0) * 0.5, 'Z')
        handle.matrix_world = place
        products.append(handle)
    for item in plan.get('props', []):
        size = [item.get(side) for side in ('width', 'depth', 'height')]
        handle = props.prop(item['kind'], item.get('colour'), size, item.get('tape'))
        others.append(group('prop', [handle], moved(item.get('x', 0), item.get('y', 0), item.get('on', 0)) @ rotated(item.get('turn', 0), 'Z')))
    rest_on_panels(products, plan.get('props', []))
    framed = [part for handle in products for part in handle.children_recursive]
    if plan['view'] == 'wide':
        framed += [part for handle in others for part in handle.children_recursive]
    elevation = {'top': 62, 'wide': 22, 'close': 25}[plan['view']]
    wide = plan.get('size') in ('hero', 'share')
    return Shot(framed, elevation, fill=(0.9, 0.8) if wide else (0.88, 0.8))


def rest_on_panels(products, plans):
    """What stands over a flat prop stands on it."""
    for plan in plans:
        high = props.FLAT.get(plan['kind'])
        if high is None:
            continue
        across, deep = plan.get('width', 300) / 2, plan.get('depth', 200) / 2
        for handle in products:
            x, y, _ = handle.matrix_world.to_translation() / MM
            if math.hypot(x - plan.get('x', 0), (y - plan.get('y', 0)) * across / deep) < across * 1.15:
                handle.matrix_world = moved(z=plan.get('height') or high) @ handle.matrix_world
