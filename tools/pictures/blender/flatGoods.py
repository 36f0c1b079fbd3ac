"""Flat goods: mats of sticky sheets, die-cut pads."""

import math
import random

from mathutils import Vector

import faces
from roll import Look
from solids import box, group, moved, rotated, to_object


def peeled(name, width, depth, fold, radius, thickness, materials):
    """A flat sheet whose front right corner is rolled back over a cylinder."""
    cells = 70
    corner = Vector((width / 2, -depth / 2, 0))
    direction = Vector((1, -1, 0)).normalized()
    reach = corner.dot(direction)
    vertices, polygons, uvs, slots = [], [], [], []

    def bent(x, y, z):
        past = Vector((x, y, 0)).dot(direction) - (reach - fold)
        if past <= 0:
            return Vector((x, y, z))
        angle = past / radius
        flat = Vector((x, y, 0)) - direction * past
        if angle > math.pi * 0.86:
            over = past - radius * math.pi * 0.86
            angle = math.pi * 0.86
        else:
            over = 0.0
        out = (radius - z) * math.sin(angle) + over * math.cos(angle)
        up = radius - (radius - z) * math.cos(angle) + over * math.sin(angle)
        return flat + direction * out + Vector((0, 0, up))

    rows = cells + 1
    for side in (0, 1):
        for row in range(rows):
            for column in range(rows):
                vertices.append(bent(width * (column / cells - 0.5), depth * (row / cells - 0.5), thickness * (1 - side)))
    for side in (0, 1):
        for row in range(cells):
            for column in range(cells):
                square = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
                square = square if side == 0 else square[::-1]
                polygons.append([side * rows * rows + r * rows + c for r, c in square])
                uvs.extend((width * c / cells, depth * r / cells) for r, c in square)
                slots.append(side)
    return to_object(name, vertices, polygons, uvs, materials, slots)


def mat(recipe, pose):
    """A pad of sticky sheets, the uppermost lifted at its numbered corner."""
    look = Look(recipe)
    width, depth = recipe['width'], recipe['width'] * 0.72
    # A pad has many sheets, whose edges have shifted slightly.
    chance = random.Random(6)
    white = faces.plain('#dfe6ee', 0.5)
    items, high = [], 0.0
    for index in range(9):
        sheet = box('sheets', (width, depth, 1.1), white if index % 4 == 1 else look.edge, 0.2)
        sheet.matrix_world = moved(chance.uniform(-1.6, 1.6), chance.uniform(-1.6, 1.6), high)
        items.append(sheet)
        high += 1.12
    top = peeled('sheet', width - 1, depth - 1, width * 0.34, width * 0.055, 0.3, [look.sticky, look.backing])
    top.matrix_world = moved(z=high + 0.3)
    items.append(top)
    for corner, tint in ((-1, '#f4f4f0'), (1, '#f2c21b')):
        tab = box('tab', (34, 20, 0.5), faces.plain(tint, 0.5), 0.05)
        tab.matrix_world = moved(-width / 2 + 26, corner * (depth / 2 - 18), high + 0.7)
        items.append(tab)
    return [group('mat', items, rotated(18, 'Z'))]


def pads(recipe, pose):
    """Die-cut pads in rows on their liner; two lie beside it."""
    look = Look(recipe)
    side, gap = recipe['width'], recipe['width'] * 0.28
    columns, rows = 4, 3
    width, depth = columns * (side + gap) + gap, rows * (side + gap) + gap
    items = [box('liner', (width, depth, 0.3), look.liner or look.edge, 0.05)]
    thick = max(recipe['backing']['thickness'], 1.2)
    free = [(width / 2 + side * 0.9, -depth * 0.28, 20), (width / 2 + side * 0.2, -depth / 2 - side * 0.7, -14)]
    taken = {(columns - 1, 0), (columns - 2, 0)}
    for column in range(columns):
        for row in range(rows):
            if (column, row) in taken:
                continue
            pad = box('pad', (side, side, thick), look.edge, 0.15)
            pad.matrix_world = moved(-width / 2 + gap + side / 2 + column * (side + gap), -depth / 2 + gap + side / 2 + row * (side + gap), 0.3)
            items.append(pad)
    for x, y, turn in free:
        pad = box('pad', (side, side, thick), look.edge, 0.15)
        pad.matrix_world = moved(x, y) @ rotated(turn, 'Z')
        items.append(pad)
    return [group('pads', items, rotated(20, 'Z'))]
