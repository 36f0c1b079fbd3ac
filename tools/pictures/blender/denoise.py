"""Takes the grain out of a render with Intel's Open Image Denoise network, run in torch, and writes the finished PNG.

python3 denoise.py [weights.tza], and on each line of its input, with a tab between: the folder that holds colour.exr,
albedo.exr and normal.exr, and the PNG to write. Without weights the grain stays.
"""

import os
import struct
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from tasks import serve  # noqa: E402
from tone import develop  # noqa: E402

MARGIN = 16


def read_weights(path):
    """The network's tensors by name, from a .tza archive."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _major, _minor, at = struct.unpack('<HBBQ', data[:12])
    if magic != 0x41D7:
        raise ValueError(f'{path} is not a tensor archive')
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank  # the shape, then a letter for each axis
        kind = {'h': np.float16, 'f': np.float32}[chr(data[at])]
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset)
        tensors[name] = values.astype(np.float32).reshape(shape)
    return tensors


def denoise(picture, albedo, normal, tensors):
    """`picture` is sRGB from 0 to 1, height by width by 3, and so is what comes back."""
    import torch
    import torch.nn.functional as F

    weights = {name: torch.from_numpy(value) for name, value in tensors.items()}

    def conv(name, x, active=True):
        x = F.conv2d(x, weights[f'{name}.weight'], weights[f'{name}.bias'], padding=1)
        return F.relu_(x) if active else x

    def pool(x):
        return F.max_pool2d(x, 2)

    def up(x, skipped):
        return torch.cat([F.interpolate(x, scale_factor=2, mode='nearest'), skipped], 1)

    height, width = picture.shape[:2]
    stacked = np.concatenate([picture, albedo, normal * 0.5 + 0.5], 2).astype(np.float32)
    # The network needs sizes divisible by 16, and is weak at the edges: mirrored margins give it more context there.
    stacked = np.pad(stacked, ((MARGIN, MARGIN + -height % 16), (MARGIN, MARGIN + -width % 16), (0, 0)), mode='reflect')
    with torch.no_grad():
        x0 = torch.from_numpy(stacked.transpose(2, 0, 1)[None].copy())
        p1 = pool(conv('enc_conv1', conv('enc_conv0', x0)))
        p2 = pool(conv('enc_conv2', p1))
        p3 = pool(conv('enc_conv3', p2))
        p4 = pool(conv('enc_conv4', p3))
        x = conv('enc_conv5b', conv('enc_conv5a', p4))
        x = conv('dec_conv4b', conv('dec_conv4a', up(x, p3)))
        x = conv('dec_conv3b', conv('dec_conv3a', up(x, p2)))
        x = conv('dec_conv2b', conv('dec_conv2a', up(x, p1)))
        x = conv('dec_conv1b', conv('dec_conv1a', up(x, x0)))
        x = conv('dec_conv0', x, active=False)
    return x[0].numpy().transpose(1, 2, 0)[MARGIN : MARGIN + height, MARGIN : MARGIN + width].clip(0, 1)


def read_exr(path):
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[:, :, :3][:, :, ::-1].astype(np.float32)


def main():
    tensors = read_weights(sys.argv[1]) if len(sys.argv) > 1 else None

    def finish(task):
        folder, out = task.split('\t')
        picture = develop(read_exr(os.path.join(folder, 'colour.exr')))
        if tensors:
            albedo = read_exr(os.path.join(folder, 'albedo.exr')).clip(0, 1)
            normal = read_exr(os.path.join(folder, 'normal.exr')).clip(-1, 1)
            picture = denoise(picture, albedo, normal, tensors)
        cv2.imwrite(out, (picture[:, :, ::-1] * 255 + 0.5).astype(np.uint8))

    serve(finish)


main()
