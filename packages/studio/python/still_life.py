"""The room of a still life: a table, a wall and low light through a window to the left. Exposes the picture for its text."""
import mitsuba as mi
import numpy as np

from film import encoded, rolled_off
from studio import card, lamp

T = mi.ScalarTransform4f

# Place of the wall (z, mm), and how far table and wall extend from the origin (mm). TEXELS is the width of their textures.
WALL_Z = -340.0
REACH = 1800.0
TEXELS = 1500
# Direction to the sun, and the window on a plane to the left (mm): its x, the size of a pane, the width of a bar, the height of the sill.
SUN = np.array([-0.78, 0.44, 0.45])
WINDOW_X = -900.0
PANE, BAR, SILL = 250.0, 34.0, 330.0
# Light outside the sunlit panes, as a share of the light in them, by day and in the dark. SOFT (mm) blurs their edges.
DAY_SHADE, DARK_SHADE = 0.66, 0.8
SOFT = 13.0
# Brighter light is reduced to this.
BRIGHTEST = 3.0
# Share of the width or height that lies behind the text.
TEXT_SHARE = 0.4
# Reflectance of table and wall: plaster by day, and slate in the dark, so that the objects stand out.
PLASTER, SLATE = 0.72, 0.045


def room(scene):
    """The table, wall and lights of a still life, as objects of Mitsuba."""
    is_day = scene["room"]["light"] == "day"
    tint = tint_of(scene["room"]["ground"]) * (PLASTER if is_day else SLATE)
    shade = DAY_SHADE if is_day else DARK_SHADE
    x, z = grid()
    table = panes(x, np.zeros_like(x), z, shade)
    wall_x, wall_y = grid()
    wall = panes(wall_x, wall_y, np.full_like(wall_x, WALL_Z), shade)
    return {
        "table": surface(T().rotate([1, 0, 0], -90), table[::-1], tint),
        "wall": surface(T().translate([0, 0, WALL_Z]), wall, tint),
        **(day() if is_day else dark()),
    }


def day():
    target = [130, 20, 0]
    at = [130 + SUN[0] * 900, 20 + SUN[1] * 900, SUN[2] * 900]
    return {
        "sky": {"type": "envmap", "bitmap": sky(0.12, 0.4)},
        "key": lamp(T(), at, target, 85, 105, 86.0),
        "strip": lamp(T(), [180, 760, -150], target, 420, 90, 3.2),
        "front": lamp(T(), [420, 420, 900], target, 260, 110, 1.4),
        "card-right": card(T(), [780, 160, 60], target, 140, 240),
    }


def dark():
    target = [140, 30, 0]
    return {
        "sky": {"type": "envmap", "bitmap": sky(0.03, 0.06)},
        "key": lamp(T(), [-300, 430, 520], [150, 20, 0], 90, 90, 6.0),
        "rim-left": lamp(T(), [-120, 420, -290], target, 50, 160, 30.0),
        "rim-right": lamp(T(), [430, 380, -290], target, 50, 160, 30.0),
        "top": lamp(T(), [170, 640, -120], [160, 0, 0], 300, 50, 10.0),
        "front": lamp(T(), [620, 420, 620], target, 160, 160, 3.0),
    }


def sky(low, high):
    height = np.linspace(1, -1, 64)
    light = low + (high - low) * np.clip(height, 0, 1) ** 0.8
    return mi.Bitmap(np.repeat(np.repeat(light[:, None, None], 128, axis=1), 3, axis=2).astype(np.float32))


def tint_of(ground):
    """The colour of table and wall, scaled so that its largest channel is 1."""
    ground = np.array(ground)
    return ground / ground.max()


def grid():
    line = (np.arange(TEXELS) + 0.5) / TEXELS * 2 * REACH - REACH
    return np.meshgrid(line, line[::-1])


def surface(turn, light, tint):
    texture = np.clip(light[..., None] * tint, 0, 0.98).astype(np.float32)
    return {
        "type": "rectangle",
        "to_world": turn @ T().scale(REACH),
        "surface": {
            "type": "diffuse",
            "reflectance": {"type": "bitmap", "bitmap": mi.Bitmap(texture), "raw": True, "wrap_mode": "clamp"},
        },
    }


def panes(x, y, z, shade):
    """Sunlight through the window on the given points: 1 in a pane, `shade` outside, in between at the edges."""
    steps = (WINDOW_X - x) / SUN[0]
    up, along = y + steps * SUN[1] - SILL, z + steps * SUN[2]
    soft = SOFT * (0.6 + steps / 1200)
    lit = stripe(up, 2, soft) * stripe(along + 60, 3, soft)
    return shade + (1 - shade) * lit


def stripe(at, count, soft):
    """1 within each of `count` panes side by side, 0 on the bars between them and outside."""
    total = np.zeros_like(at)
    for i in range(count):
        low = i * (PANE + BAR)
        total += smooth(low - soft, low + soft, at) * smooth(low + PANE + soft, low + PANE - soft, at)
    return total


def smooth(a, b, v):
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def placed(place):
    return T().translate(list(place["at"])).rotate([0, 1, 0], place["yaw"])


def developed(layers, room_of, denoised):
    """Develops the picture. Exposes it so that the median colour behind the text becomes the given `ground`."""
    light = layers[..., :3]
    height, width = light.shape[:2]
    beside = light[:, : int(width * TEXT_SHARE)] if room_of["textSide"] == "left" else light[: int(height * TEXT_SHARE)]
    exposure = np.array(room_of["ground"]) / np.maximum(np.median(beside.reshape(-1, 3), axis=0), 1e-4)
    # Rare paths meet a lamp through glass and would leave bright spots.
    exposed = np.minimum(light * exposure, BRIGHTEST)
    return encoded(rolled_off(denoised(exposed.astype(np.float32), layers[..., 3:9])))
