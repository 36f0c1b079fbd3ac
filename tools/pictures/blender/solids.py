"""Meshes of millimetres: turned bodies, strips along a path, boxes. One Blender unit is 100 mm."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

MM = 0.01


def to_object(name, vertices, faces, uvs, materials, slots):
    """`uvs` in the order of the faces' corners, `slots` the material's number for each face."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(c * MM for c in v) for v in vertices], [], faces)
    layer = mesh.uv_layers.new(name='mm')
    layer.data.foreach_set('uv', [c for uv in uvs for c in uv])
    for material in materials:
        mesh.materials.append(material)
    mesh.polygons.foreach_set('material_index', slots)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


def turned(name, profile, materials, segments, turn_uv=0.0):
    """A body of revolution about the y axis.

    `profile`: (radius, y, slot, kind) where slot and kind belong to the band from this point to the next. The kind says
    how the band is mapped: a 'tread' by the length of its arc and the way from its edge at the largest y, an 'inside' by
    that length and y, a 'side' by the angle itself and the radius. `turn_uv` shifts the angle at which the arc counts as
    nought.
    """
    vertices, faces, uvs, slots = [], [], [], []
    for index in range(segments):
        angle = turn_uv + 2 * math.pi * index / segments
        vertices.extend((p[0] * math.cos(angle), p[1], p[0] * math.sin(angle)) for p in profile)
    count = len(profile)
    for index in range(segments):
        following = (index + 1) % segments
        # The arc is measured backwards from its start, so that a strip that leaves there continues the map.
        low, high = (2 * math.pi * (index / segments - 1), 2 * math.pi * ((index + 1) / segments - 1))
        for band in range(count - 1):
            (r0, y0, slot, kind), (r1, y1, _, _) = profile[band], profile[band + 1]
            faces.append((index * count + band, index * count + band + 1, following * count + band + 1, following * count + band))
            if kind == 'tread':
                half = profile_half(profile)
                corners = [(low * r0, half - y0), (low * r1, half - y1), (high * r1, half - y1), (high * r0, half - y0)]
            elif kind == 'inside':
                corners = [(low * r0, y0), (low * r1, y1), (high * r1, y1), (high * r0, y0)]
            else:  # a side: the angle itself, and the radius
                corners = [(low, r0), (low, r1), (high, r1), (high, r0)]
            uvs.extend(corners)
            slots.append(slot)
    return to_object(name, vertices, faces, uvs, materials, slots)


def profile_half(profile):
    return max(abs(p[1]) for p in profile)


def strip(name, path, width, thickness, materials, across=24, end_teeth=0.0, start_u=0.0, waver=None, floor=None):
    """A slab along a path of frames (place of the outer face's middle, along, outward, across), all Vectors in mm.

    Materials: outer face, inner face, edges. `waver(s, v)` lifts the slab along its normal. `end_teeth`: height of the
    zigzag that a dispenser's blade leaves at the end. Nothing sinks below `floor`.
    """
    vertices, faces, uvs, slots = [], [], [], []
    rows, columns = len(path), across + 1
    lengths = [0.0]
    for (p0, *_), (p1, *_) in zip(path, path[1:]):
        lengths.append(lengths[-1] + (p1 - p0).length)
    for side in (0, 1):
        for row, (place, along, outward, sideways) in enumerate(path):
            for column in range(columns):
                v = width * column / across
                lift = waver(lengths[row], v) if waver else 0.0
                point = place + sideways * (v - width / 2) - outward * (thickness * side - lift)
                if end_teeth and row == rows - 1:
                    point = point + along * (end_teeth if column % 2 else 0.0)
                if floor is not None:
                    point = Vector((point.x, point.y, max(point.z, floor + thickness * side)))
                vertices.append(point)

    def at(side, row, column):
        return (side * rows + row) * columns + column

    def add(corners, where, slot):
        faces.append(corners)
        uvs.extend(where)
        slots.append(slot)

    def uv(row, column):
        return (start_u + lengths[row], width * column / across)

    for row in range(rows - 1):
        for column in range(across):
            square = [(row, column), (row + 1, column), (row + 1, column + 1), (row, column + 1)]
            add([at(0, *c) for c in square], [uv(*c) for c in square], 0)
            add([at(1, *c) for c in reversed(square)], [uv(*c) for c in reversed(square)], 1)
        for column, order in ((0, 1), (across, -1)):
            corners = [at(1, row, column), at(1, row + 1, column), at(0, row + 1, column), at(0, row, column)][::order]
            where = [(lengths[row], 0), (lengths[row + 1], 0), (lengths[row + 1], thickness), (lengths[row], thickness)]
            add(corners, where[::order], 2)
    for row, order in ((0, -1), (rows - 1, 1)):
        for column in range(across):
            corners = [at(1, row, column), at(1, row, column + 1), at(0, row, column + 1), at(0, row, column)][::order]
            a, b = width * column / across, width * (column + 1) / across
            add(corners, [(a, 0), (b, 0), (b, thickness), (a, thickness)][::order], 2)
    return to_object(name, vertices, faces, uvs, materials, slots)


def cord(name, points, radius, material, capped=False):
    """A round cord along points."""
    sides = 10
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
    if capped:
        last = (len(points) - 1) * sides
        for end in (list(range(sides))[::-1], list(range(last, last + sides))):
            polygons.append(end)
            uvs.extend((vertices[index].y, vertices[index].z) for index in end)
    return to_object(name, vertices, polygons, uvs, [material], [0] * len(polygons))


def box(name, size, material, bevel):
    """A box standing on the ground in the middle, with worn edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0, calc_uvs=True)
    bmesh.ops.scale(shape, vec=Vector(size) * MM, verts=shape.verts)
    bmesh.ops.translate(shape, vec=(0, 0, size[2] * MM / 2), verts=shape.verts)
    bmesh.ops.bevel(
        shape, geom=shape.edges[:], offset=bevel * MM, segments=3, profile=0.5, affect='EDGES', clamp_overlap=True
    )
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    layer = mesh.uv_layers.get('UVMap') or mesh.uv_layers.new()
    layer.name = 'mm'
    for polygon in mesh.polygons:
        polygon.use_smooth = True
        normal = [abs(c) for c in polygon.normal]
        axes = [(1, 2), (0, 2), (0, 1)][normal.index(max(normal))]
        for loop in polygon.loop_indices:
            place = mesh.vertices[mesh.loops[loop].vertex_index].co / MM
            layer.data[loop].uv = (place[axes[0]], place[axes[1]])
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


def group(name, items, matrix=None):
    """Items under one handle that can be turned and moved."""
    handle = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(handle)
    for item in items:
        item.parent = handle
    if matrix is not None:
        handle.matrix_world = matrix
    return handle


def moved(x=0.0, y=0.0, z=0.0):
    """A shift in millimetres."""
    return Matrix.Translation((x * MM, y * MM, z * MM))


def rotated(degrees, axis):
    return Matrix.Rotation(math.radians(degrees), 4, axis)
