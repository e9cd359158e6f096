"""The studio: a pale table, one window to the left, white walls and two dark cards that draw the edges of what is clear."""
import mitsuba as mi
import numpy as np

T = mi.ScalarTransform4f


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


def table(floor):
    return {
        "type": "rectangle",
        "to_world": T().translate([0, floor, 0]).rotate([1, 0, 0], -90).scale(6000),
        "surface": {"type": "diffuse", "reflectance": {"type": "rgb", "value": [0.8, 0.8, 0.8]}},
    }


def lights(turn=0.0, about=(0, 0, 0)):
    """Window, lamps and cards, turned by degrees about the vertical through a point."""
    x, _, z = about
    around = T().translate([x, 0, z]).rotate([0, 1, 0], turn).translate([-x, 0, -z])
    return {
        "walls": {"type": "envmap", "bitmap": walls()},
        "window": lamp(around, [-560, 560, 240], [0, 0, -40], 190, 210, 15.0),
        "strip": lamp(around, [120, 640, -460], [0, 0, -60], 440, 90, 5.0),
        "front": lamp(around, [240, 420, 760], [0, 0, -20], 300, 110, 1.6),
        "card-right": card(around, [460, 80, 160], [0, 0, -40], 120, 220),
        "card-left": card(around, [-420, 30, -260], [0, 0, -40], 90, 160),
    }


def walls():
    """Pale above, darker towards the horizon: that gives metal and mirrors something to show."""
    height = np.linspace(1, -1, 64)
    light = 0.17 + 0.38 * np.clip(height, 0, 1) ** 0.8
    return mi.Bitmap(np.repeat(np.repeat(light[:, None, None], 128, axis=1), 3, axis=2).astype(np.float32))


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
