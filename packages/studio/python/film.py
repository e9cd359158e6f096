"""Develops rendered light to a picture: removes noise, colours the table as the shop's linen, compresses highlights."""
import numpy as np

# Background colour of the shop's cards, in linear light.
LINEN = np.array([0.8963, 0.8714, 0.8148], dtype=np.float32)
# How much neighbouring pixels may differ and still be averaged: in light relative to the table's, and in albedo and normal.
COLOR_RANGE = 0.16
GUIDE_RANGE = 0.12
# Share of the width over which shadows fade out at the sides. Darker pixels (relative to the table) belong to a frame.
FEATHER = 0.08
DARKEST_SHADOW = 0.22
# Width in pixels of the mirrored margin around the picture that is denoised.
MARGIN = 16
# Light above this is compressed towards white.
SHOULDER = 0.9


def developed(layers, bare, denoised):
    table = blurred(bare[..., :3], layers.shape[:2])
    # Divided by the light on the bare table, so that the empty table gets exactly the colour of the card.
    light = layers[..., :3] / np.maximum(table, 1e-4)
    return encoded(rolled_off(feathered(denoised(light, layers[..., 3:9])) * LINEN))


def feathered(light):
    """Fades shadows out towards the left and right edge, unless an edge cuts a frame."""
    width = light.shape[1]
    band = int(width * FEATHER)
    if min(light[:, :band].min(), light[:, -band:].min()) < DARKEST_SHADOW:
        return light
    inside = np.clip(np.minimum(np.arange(width), np.arange(width)[::-1]) / band, 0, 1)
    share = (inside * inside * (3 - 2 * inside))[None, :, None]
    return 1 + (light - 1) * share


def smoothed(light, guide):
    """Removes noise: averages neighbours of similar light, albedo and normal (à-trous wavelets)."""
    light = np.minimum(light, 4.0)
    for step in (1, 2, 4, 8):
        range_ = COLOR_RANGE / (1 if step == 1 else 1.6)
        total, weights = light.copy(), np.ones(light.shape[:2] + (1,), dtype=np.float32)
        for dy in (-step, 0, step):
            for dx in (-step, 0, step):
                if dx == 0 and dy == 0:
                    continue
                other, hint = shifted(light, dx, dy), shifted(guide, dx, dy)
                apart = ((other - light) ** 2).sum(2, keepdims=True) / range_**2
                apart += ((hint - guide) ** 2).sum(2, keepdims=True) / GUIDE_RANGE**2
                weight = np.exp(-apart) * (0.5 if dx == 0 or dy == 0 else 0.25)
                total += weight * other
                weights += weight
        light = total / weights
    return light


def learned(light, guide):
    """Removes noise by Open Image Denoise. It needs a quarter of the samples, although albedo and normals are noisy then, too."""
    from pyoidn import denoise

    # The filter leaves noise at the edge of its input, so the picture gets a mirrored margin.
    color, albedo, slope = (
        np.pad(part, ((MARGIN, MARGIN), (MARGIN, MARGIN), (0, 0)), mode="reflect").astype(np.float32)
        for part in (light, np.clip(guide[..., :3], 0, 1), guide[..., 3:])
    )
    return denoise(color, albedo=albedo, normal=slope, hdr=True)[MARGIN:-MARGIN, MARGIN:-MARGIN]


def shifted(image, dx, dy):
    h, w = image.shape[:2]
    rows = np.clip(np.arange(h) + dy, 0, h - 1)
    columns = np.clip(np.arange(w) + dx, 0, w - 1)
    return image[rows][:, columns]


def blurred(small, shape):
    """Blurs a small map strongly and scales it to the size of the picture."""
    for _ in range(6):
        padded = np.pad(small, ((1, 1), (1, 1), (0, 0)), mode="edge")
        small = (padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:] + 4 * small) / 8
    rows, columns = (np.linspace(0, n - 1, to) for n, to in zip(small.shape[:2], shape))
    r, c = np.minimum(rows.astype(int), small.shape[0] - 2), np.minimum(columns.astype(int), small.shape[1] - 2)
    fr, fc = (rows - r)[:, None, None], (columns - c)[None, :, None]
    top = small[r][:, c] * (1 - fc) + small[r][:, c + 1] * fc
    low = small[r + 1][:, c] * (1 - fc) + small[r + 1][:, c + 1] * fc
    return top * (1 - fr) + low * fr


def rolled_off(light):
    room = 1 - SHOULDER
    over = np.maximum(light - SHOULDER, 0)
    return np.where(light > SHOULDER, SHOULDER + room * (1 - np.exp(-over / room)), light)


def encoded(light):
    light = np.clip(light, 0, 1)
    srgb = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    # Fixed grain from 0 to 1, added before rounding down, so that shadows show no bands.
    grain = np.random.default_rng(7).random(light.shape[:2] + (1,))
    return np.clip(srgb * 255 + grain, 0, 255).astype(np.uint8)
