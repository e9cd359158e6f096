"""The studio: a pale table, a window to the left and white walls. Glass and metal also need something dark to reflect: two cards, velvet
on the table in front of the picture's lower edge, and a cloth behind the camera."""
import mitsuba as mi
import numpy as np

T = mi.ScalarTransform4f

# Half of the width of the velvet, and its distance from the lower edge of the picture, mm.
VELVET, VELVET_GAP = 600, 4
# Distance (mm) over which the velvet darkens, and its reflectance beyond.
VELVET_FADE, VELVET_DARK = 110, 0.06
# The cloth behind the camera: it fades out between these degrees to either side and above the horizon. CLOTH is its light.
CLOTH_SIDE, CLOTH_TOP, CLOTH = (50, 95), (24, 48), 0.035
# The window in the cloth, in degrees: direction and elevation of its middle, half width, half height. PANE_LIGHT is its light.
PANE, PANE_LIGHT = (-24, 17, 11, 11), 2.2


def camera(c, width, height, samples, rfilter):
    return {
        "type": "perspective",
        "fov": c["fov"],
        "fov_axis": "x",
        "near_clip": 10.0,
        "far_clip": 10000.0,
        "to_world": T().look_at(origin=c["origin"], target=c["target"], up=[0, 1, 0]),
        "film": {
            "type": "hdrfilm",
            "width": width,
            "height": height,
            "pixel_format": "rgb",
            "rfilter": rfilter,
        },
        "sampler": {"type": "independent", "sample_count": samples},
    }


def table(floor, camera, aspect):
    """The table, and the velvet on it, which begins just outside the lower edge of the picture."""
    away = np.subtract(camera["origin"], camera["target"])
    level = np.hypot(away[0], away[2])
    down = np.arctan2(away[1], level) + np.arctan(np.tan(np.radians(camera["fov"] / 2)) * aspect)
    begins = level - (camera["origin"][1] - floor) / np.tan(down) + VELVET_GAP
    x, _, z = camera["target"]
    around = T().translate([x, floor, z]).rotate([0, 1, 0], float(np.degrees(np.arctan2(away[0], away[2]))))
    flat = T().rotate([1, 0, 0], -90)
    return {
        "table": {
            "type": "rectangle",
            "to_world": T().translate([0, floor, 0]) @ flat.scale(6000),
            "surface": {"type": "diffuse", "reflectance": {"type": "rgb", "value": [0.8, 0.8, 0.8]}},
        },
        "velvet": {
            "type": "rectangle",
            "to_world": around @ T().translate([0, 0.2, float(begins) + VELVET]) @ flat.scale(VELVET),
            "surface": {"type": "diffuse", "reflectance": {"type": "bitmap", "bitmap": velvet(), "raw": True, "wrap_mode": "clamp"}},
        },
    }


def velvet():
    """The texture of the velvet. It begins as pale as the table, so that mirrors show no edge, and darkens."""
    away = np.linspace(2 * VELVET, 0, 256)
    light = VELVET_DARK + (0.8 - VELVET_DARK) * between((0, VELVET_FADE), away)
    return mi.Bitmap(np.repeat(np.repeat(light[:, None, None], 4, axis=1), 3, axis=2).astype(np.float32))


def lights(camera, turn=0.0):
    """Window, lamps and cards, turned by `turn` degrees about the vertical through the camera's target. The walls turn with the camera."""
    x, _, z = camera["target"]
    around = T().translate([x, 0, z]).rotate([0, 1, 0], turn).translate([-x, 0, -z])
    behind = np.degrees(np.arctan2(camera["origin"][0] - x, camera["origin"][2] - z))
    return {
        "walls": {"type": "envmap", "bitmap": walls(), "to_world": T().rotate([0, 1, 0], float(behind))},
        "window": lamp(around, [-560, 560, 240], [0, 0, -40], 190, 210, 15.0),
        "strip": lamp(around, [120, 640, -460], [0, 0, -60], 440, 90, 5.0),
        "front": lamp(around, [240, 420, 760], [0, 0, -20], 300, 110, 1.6),
        "card-right": card(around, [460, 80, 160], [0, 0, -40], 120, 220),
        "card-left": card(around, [-420, 30, -260], [0, 0, -40], 90, 160),
    }


def walls():
    """The surroundings that glass and metal reflect: pale above, darker towards the horizon, and the cloth with its window."""
    height, around = np.meshgrid(np.linspace(90, -90, 256), np.linspace(-180, 180, 512), indexing="ij")
    light = 0.17 + 0.38 * np.clip(np.sin(np.radians(height)), 0, 1) ** 0.8
    cloth = between(CLOTH_SIDE, np.abs(around)) * between(CLOTH_TOP, height)
    light = light * (1 - cloth) + CLOTH * cloth
    pane = (np.abs(around - PANE[0]) < PANE[2]) & (np.abs(height - PANE[1]) < PANE[3])
    bars = (np.abs(around - PANE[0]) < 0.8) | (np.abs(height - PANE[1]) < 0.8)
    light = np.where(pane & ~bars, PANE_LIGHT, light)
    return mi.Bitmap(np.repeat(light[:, :, None], 3, axis=2).astype(np.float32))


def between(ends, value):
    """1 up to the first end, 0 from the second on, smooth in between."""
    t = np.clip((ends[1] - value) / (ends[1] - ends[0]), 0, 1)
    return t * t * (3 - 2 * t)


def placed(around, at, towards, half_width, half_height):
    return around @ T().look_at(origin=at, target=towards, up=[0, 1, 0]).scale([half_width, half_height, 1])


def lamp(around, at, towards, half_width, half_height, power):
    return {
        "type": "rectangle",
        "to_world": placed(around, at, towards, half_width, half_height),
        "surface": {"type": "diffuse", "reflectance": {"type": "rgb", "value": 0.0}},
        "light": {"type": "area", "radiance": {"type": "rgb", "value": power}},
    }


def card(around, at, towards, half_width, half_height):
    return {
        "type": "rectangle",
        "to_world": placed(around, at, towards, half_width, half_height),
        "surface": {"type": "twosided", "side": {"type": "diffuse", "reflectance": {"type": "rgb", "value": 0.03}}},
    }
