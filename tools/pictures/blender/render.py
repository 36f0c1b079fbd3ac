"""Renders pictures: blender -b --factory-startup -P render.py, and the path of a plan on each line of its input.

The plan: recipe and view or scene, width, height, samples, and the folder for colour.exr, albedo.exr, normal.exr.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import nodes  # noqa: E402
import pictures  # noqa: E402
import studio  # noqa: E402
from tasks import serve  # noqa: E402


def settings(job):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = job['samples']
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 3
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    cycles.seed = 7
    scene.view_settings.view_transform = 'Standard'
    bpy.context.view_layer.cycles.denoising_store_passes = True


def outputs(folder):
    """Three files beside the render: its light, and what the denoiser wants to know about the surfaces."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(node for node in tree.nodes if node.type == 'R_LAYERS')
    writer = tree.nodes.new('CompositorNodeOutputFile')
    writer.base_path = folder
    writer.format.file_format = 'OPEN_EXR'
    writer.format.color_mode = 'RGB'
    writer.format.color_depth = '16'
    writer.file_slots.clear()
    for name, source in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        writer.file_slots.new(name)
        tree.links.new(layers.outputs[source], writer.inputs[name])
    scene.frame_current = 1


def render(plan_path):
    with open(plan_path, encoding='utf8') as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    nodes.tiles_folder = job['tiles']
    settings(job)
    shot = pictures.compose(job)
    camera = studio.add_camera(shot.elevation)
    target, distance = studio.frame(camera, studio.product_points(shot.framed), shot.fill[0], shot.fill[1])
    studio.light_up(target, distance)
    if shot.zoom:
        studio.move_in(camera, shot.zoom)
    outputs(job['folder'])
    bpy.ops.render.render()
    for name in ('colour', 'albedo', 'normal'):
        os.replace(os.path.join(job['folder'], f'{name}0001.exr'), os.path.join(job['folder'], f'{name}.exr'))


serve(render)
