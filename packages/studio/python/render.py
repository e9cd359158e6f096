"""Renders the scenes of a folder: python render.py DIR [--width 1180] [--samples 256] [--variant cuda_ad_rgb] [--seconds 500] [--oidn]

Reads DIR/order.json, DIR/scenes/*.json and DIR/meshes/*.ply, and writes DIR/pictures/<name>.webp. It skips pictures that exist, so
it can be stopped and started again. It starts no new picture after --seconds.
"""
import argparse
import gc
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import drjit as dr
import mitsuba as mi
import numpy as np

parser = argparse.ArgumentParser()
parser.add_argument("dir", type=Path)
parser.add_argument("--width", type=int, default=1180)
parser.add_argument("--samples", type=int, default=256)
parser.add_argument("--variant", default="llvm_ad_rgb")
parser.add_argument("--seconds", type=float, default=float("inf"))
parser.add_argument("--quality", type=int, default=92)
parser.add_argument("--oidn", action="store_true", help="noise away by Open Image Denoise (pip install pyoidn)")
args = parser.parse_args()
mi.set_variant(args.variant)

from PIL import Image  # noqa: E402

import still_life  # noqa: E402
from film import developed, learned, smoothed  # noqa: E402
from materials import bsdf  # noqa: E402
from studio import camera, lights, table  # noqa: E402

ASPECT = 0.625
DEPTH = 20
# Width of a wide picture as a multiple of the width of other pictures.
WIDE = 2000 / 1180
BARE_WIDTH = 118
BARE_SAMPLES = 512
# Most samples of each pixel that fit into memory at once; more are rendered in several passes.
PASS_SAMPLES = 64
# A wider filter shares samples between neighbouring pixels, and Open Image Denoise would take their noise for detail.
RFILTER = {"type": "box"} if args.oidn else {"type": "gaussian", "stddev": 0.45}


def part_shape(part, folder):
    place = still_life.placed(part["place"]) if "place" in part else mi.ScalarTransform4f()
    surface, medium = bsdf(part["material"], place)
    shape = {"type": "ply", "filename": str(folder / part["mesh"]), "to_world": place, "surface": surface}
    if medium:
        shape["interior"] = medium
    return shape


def scene_of(scene, folder, width, samples, with_parts=True):
    room = scene.get("room")
    height = round(width * (room["aspect"] if room else ASPECT))
    see_through = any(part["material"]["kind"] == "crystal" for part in scene["parts"])
    tracer = {"type": "volpath" if see_through and with_parts else "path", "max_depth": DEPTH, "rr_depth": 6}
    world = {
        "type": "scene",
        "tracer": {"type": "aov", "aovs": "albedo:albedo,normal:sh_normal", "image": tracer} if with_parts else tracer,
        "camera": camera(scene["camera"], width, height, samples, RFILTER),
        **(still_life.room(scene) if room else studio_room(scene)),
    }
    if with_parts:
        for i, part in enumerate(scene["parts"]):
            world[f"part{i}"] = part_shape(part, folder)
    return loaded(world)


def loaded(world):
    """Loads a scene after freeing the one before. Mitsuba then gives its objects the same numbers and reuses compiled programs."""
    gc.collect()
    return mi.load_dict(world, parallel=False)


def studio_room(scene):
    """The table and lights for pictures of products."""
    return {
        **table(scene["floor"], scene["camera"], ASPECT),
        **lights(scene["camera"], scene.get("lightTurn", 0.0)),
    }


def rendered(scene, folder):
    """Renders a scene. Returns light, albedo and normals of each pixel, and the light on the bare table (None for still lifes)."""
    samples = min(args.samples, PASS_SAMPLES)
    room = scene.get("room")
    width = round(args.width * WIDE) if room and room["aspect"] < 0.5 else args.width
    world = scene_of(scene, folder, width, samples)
    passes = max(1, args.samples // PASS_SAMPLES)
    layers = 0
    for seed in range(passes):
        layers = layers + mi.render(world, spp=samples, seed=seed) / passes
        dr.eval(layers)
    del world
    return layers, None if room else bare_table(scene, folder)


bare_tables = {}


def bare_table(scene, folder):
    """The light on the table without objects. It is cached; turning light and camera together does not change it."""
    camera_of = scene["camera"]
    place = [camera_of["origin"][1], camera_of["fov"]] if "lightTurn" in scene else camera_of
    key = json.dumps([place, scene["floor"]])
    if key not in bare_tables:
        world = scene_of(scene, folder, BARE_WIDTH, BARE_SAMPLES, with_parts=False)
        bare_tables.clear()
        bare_tables[key] = mi.render(world, spp=BARE_SAMPLES)
        dr.eval(bare_tables[key])
    return bare_tables[key]


def develop(layers, bare, room, path):
    draft = path.with_suffix(".part")
    denoised = learned if args.oidn else smoothed
    picture = Image.fromarray(
        developed(layers, bare, denoised) if room is None else still_life.developed(layers, room, denoised)
    )
    picture.save(draft, "WEBP", quality=args.quality, method=4)
    draft.rename(path)


begun = time.time()
target = args.dir / "pictures"
target.mkdir(exist_ok=True)
# Threads develop pictures while the next ones are rendered.
with ThreadPoolExecutor(6) as darkroom:
    pictures = []
    for name in json.loads((args.dir / "order.json").read_text()):
        path = target / f"{name}.webp"
        if path.exists():
            continue
        if time.time() - begun > args.seconds:
            break
        at = time.time()
        scene = json.loads((args.dir / "scenes" / f"{name}.json").read_text())
        layers, bare = rendered(scene, args.dir / "meshes")
        pictures.append(
            darkroom.submit(develop, np.array(layers), None if bare is None else np.array(bare), scene.get("room"), path)
        )
        print(f"{name} {time.time() - at:.1f} s", flush=True)
    for picture in pictures:
        picture.result()
