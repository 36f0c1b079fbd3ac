"""The studio: a paper sweep, a large soft light from the left, a card at the right, one camera."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from nodes import Shader, light_of

PAPER = '#faf8f4'
FOCAL = 90.0  # millimetres


def light(name, place, target, size, power, colour, factor):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size[0] * factor, size[1] * factor
    data.energy = power * factor * factor
    data.color = colour
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    item.location = target + Vector(place) * factor
    item.rotation_euler = (target - item.location).to_track_quat('-Z', 'Y').to_euler()


def sweep(centre, factor):
    """Paper that runs to the back and up the wall in one curve."""
    profile = [(-30, 0)] + [(14 + 6 * math.sin(a), 6 - 6 * math.cos(a)) for a in [i * math.pi / 48 for i in range(25)]] + [(20, 40)]
    vertices = [(x, y, z) for y, z in profile for x in (-60, 60)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata([(centre.x + x * factor, centre.y + y * factor, z * factor) for x, y, z in vertices], [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.uv_layers.new(name='mm')
    mesh.materials.append(paper(centre.y, factor))
    item = bpy.data.objects.new('sweep', mesh)
    bpy.context.scene.collection.objects.link(item)


def paper(middle, factor):
    """White paper; the farther back, the more it is lit by a light of its own, as a studio's background is."""
    shader = Shader('paper sweep')
    place = shader.parts(shader.add('ShaderNodeNewGeometry').outputs['Position'])[1]
    depth = shader.math('MULTIPLY_ADD', place, 1 / (7 * factor), -(middle + 0.6 * factor) / (7 * factor), clamp=True)
    glow = shader.add('ShaderNodeEmission', Color=light_of(PAPER), Strength=shader.math('MULTIPLY', depth, 0.78)).outputs[0]
    both = shader.add('ShaderNodeAddShader')
    shader.put(both.inputs[0], shader.add('ShaderNodeBsdfDiffuse', Color=light_of(PAPER)).outputs[0])
    shader.put(both.inputs[1], glow)
    return shader.finish(both.outputs[0])


def add_camera(elevation):
    data = bpy.data.cameras.new('camera')
    data.lens = FOCAL
    data.clip_end = 1000
    item = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    item.rotation_euler = (math.radians(90 - elevation), 0, 0)
    return item


def product_points(objects):
    bpy.context.view_layer.update()
    points = []
    for item in objects:
        if item.type != 'MESH':
            continue
        vertices = item.data.vertices
        stride = max(1, len(vertices) // 1500)
        points.extend(item.matrix_world @ vertices[i].co for i in range(0, len(vertices), stride))
    return points


def frame(camera, points, width, height):
    """Brings the camera to where the product fills the frame, in its middle."""
    scene = bpy.context.scene
    centre = sum(points, Vector()) / len(points)
    back = camera.rotation_euler.to_matrix() @ Vector((0, 0, 1))
    right = camera.rotation_euler.to_matrix() @ Vector((1, 0, 0))
    up = camera.rotation_euler.to_matrix() @ Vector((0, 1, 0))
    distance = 12.0
    target = centre.copy()
    for _ in range(12):
        camera.location = target + back * distance
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, point) for point in points]
        x = (min(p.x for p in seen), max(p.x for p in seen))
        y = (min(p.y for p in seen), max(p.y for p in seen))
        distance *= max((x[1] - x[0]) / width, (y[1] - y[0]) / height)
        frame_width = distance * 36 / camera.data.lens
        frame_height = frame_width * scene.render.resolution_y / scene.render.resolution_x
        target += right * ((x[0] + x[1]) / 2 - 0.5) * frame_width
        target += up * ((y[0] + y[1]) / 2 - 0.5) * frame_height
    camera.location = target + back * distance
    return target, distance


def move_in(camera, zoom):
    """Crops to a part of the frame, and lets what lies far behind it go soft."""
    x, y, nearer = zoom
    render = bpy.context.scene.render
    camera.data.lens *= nearer
    camera.data.shift_x = (x - 0.5) * nearer
    camera.data.shift_y = (y - 0.5) * nearer * render.resolution_y / render.resolution_x


def light_up(target, distance):
    """The lights keep their place relative to the frame, so that every picture has the same light."""
    factor = distance * 36 / FOCAL / 2.6  # before any move in: the light does not come nearer
    middle = Vector((target.x, target.y, 0.3 * factor))
    light('key', (-3.4, -2.2, 3.6), middle, (2.6, 2.6), 345, (1.0, 0.965, 0.92), factor)
    light('top', (0.3, 1.6, 4.6), middle, (4.6, 2.4), 80, (1.0, 0.985, 0.96), factor)
    light('card', (4.2, -2.0, 1.8), middle, (2.4, 3.0), 55, (0.95, 0.975, 1.0), factor)
    sweep(Vector((target.x, target.y, 0)), factor)
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (1.0, 0.985, 0.96, 1)
    background.inputs['Strength'].default_value = 0.24
