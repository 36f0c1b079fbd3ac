"""The grain of all materials as seamless pictures, drawn once: looking a picture up costs far less than noise does.

python3 tiles.py <folder>
"""

import os
import sys

import cv2
import numpy as np

SIZE = 1024
UNITS = 32  # how many grains of the coarsest size lie along one edge of a tile
CELLS = 64  # how many cells lie along one edge of the tile of cells


def fractal(rows, columns, units, octaves, roughness, seed):
    """Smooth noise in octaves that meets itself at the edges, around a half."""
    chance = np.random.default_rng(seed)
    total = np.zeros((rows, columns))
    for octave in range(octaves):
        down, right = (max(1, round(u * 2**octave)) for u in units)
        if down > rows / 2 or right > columns / 2:
            break
        total += roughness**octave * enlarged(chance.standard_normal((down, right)), rows, columns)
    return (0.5 + 0.13 * total / total.std()).clip(0, 1)


def enlarged(small, rows, columns):
    margin = 4
    padded = np.pad(small, margin, mode='wrap')
    fy, fx = rows / small.shape[0], columns / small.shape[1]
    big = cv2.resize(padded, (round(padded.shape[1] * fx), round(padded.shape[0] * fy)), interpolation=cv2.INTER_CUBIC)
    top, left = round(margin * fy), round(margin * fx)
    return big[top : top + rows, left : left + columns]


def cells():
    """Blue: distance to the nearest of scattered points, green: to the second, red: a number for each cell."""
    chance = np.random.default_rng(5)
    points = chance.random((CELLS, CELLS, 2))
    numbers = chance.random((CELLS, CELLS))
    y, x = np.mgrid[0:SIZE, 0:SIZE] * (CELLS / SIZE)
    row, column = y.astype(int), x.astype(int)
    nearest, second, number = np.full((SIZE, SIZE), 9.0), np.full((SIZE, SIZE), 9.0), np.zeros((SIZE, SIZE))
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            at = ((row + dy) % CELLS, (column + dx) % CELLS)
            distance = np.hypot(row + dy + points[at][..., 0] - y, column + dx + points[at][..., 1] - x)
            closer = distance < nearest
            second = np.where(closer, nearest, np.minimum(second, distance))
            number = np.where(closer, numbers[at], number)
            nearest = np.where(closer, distance, nearest)
    return np.dstack([nearest, second, number]).clip(0, 1)


def write(folder, name, picture):
    cv2.imwrite(os.path.join(folder, f'{name}.png'), (picture * 65535).astype(np.uint16))


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    for name, octaves, roughness in (('smooth', 2, 0.5), ('grain', 4, 0.55), ('fibre', 5, 0.68)):
        write(folder, name, fractal(SIZE, SIZE, (UNITS, UNITS), octaves, roughness, octaves))
    # Rings: fine detail from left to right, but only a few changes around the roll.
    write(folder, 'rings', fractal(128, 2048, (3, 64), 4, 0.6, 9))
    write(folder, 'cells', cells())


if __name__ == '__main__':
    main()
