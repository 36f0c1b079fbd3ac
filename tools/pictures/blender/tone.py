"""From light to a photograph: what a raw developer does."""

import numpy as np

SHOULDER = 0.62


def develop(light):
    """Linear light to sRGB from 0 to 1: straight up to the shoulder, then the highlights roll off softly."""
    light = np.maximum(light, 0)
    # The shoulder is applied mostly by the brightest channel and partly to each, so that bright colours keep their hue.
    peak = np.maximum(light.max(2, keepdims=True), 1e-6)
    kept_hue = light * (roll_off(peak) / peak)
    linear = 0.65 * kept_hue + 0.35 * roll_off(light)
    srgb = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.power(np.maximum(linear, 1e-6), 1 / 2.4) - 0.055)
    return contrast(srgb.clip(0, 1))


def roll_off(x):
    over = np.maximum(x - SHOULDER, 0)
    room = 1 - SHOULDER
    return np.where(x < SHOULDER, x, SHOULDER + room * (1 - np.exp(-over / room)))


def contrast(x):
    """A slight S: deeper shadows under unchanged whites."""
    return x - 0.32 * x * (1 - x) * (1 - 2 * x)
