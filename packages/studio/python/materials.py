"""Translates the materials of a scene (studio-material.ts) to BSDFs of Mitsuba."""
import drjit as dr
import mitsuba as mi
import numpy as np

# Lower and upper corner (mm) of the box around a frame in which patterns are computed, and its cells along each axis.
LOW, HIGH = (-84.0, -52.0, -176.0), (84.0, 48.0, 24.0)
CELLS = (280, 160, 200)
# Heights (mm) between which the colour of a mirror coat deepens.
FLASH = (-14.0, 16.0)


def bsdf(material, place):
    """Returns the BSDF of a material and the medium inside it (None for most). `place` moves patterns with their part."""
    if material["kind"] in PATTERNS:
        return {"type": "principled", "base_color": volume(material, place), "roughness": 0.09, "specular": 0.5}, None
    if material["kind"] == "lens":
        return lens(material, place)
    return MATERIALS[material["kind"]](material)


def plastic(m):
    color = rgb(m["color"])
    if m["roughness"] > 0.3:
        return {"type": "principled", "base_color": color, "roughness": m["roughness"], "specular": 0.3}, None
    return coated(color), None


def coated(color):
    """Polished acetate: a diffuse colour under a clear, nearly smooth coat."""
    return {"type": "roughplastic", "diffuse_reflectance": color, "int_ior": 1.49, "alpha": 0.035, "nonlinear": True}


def crystal(m):
    """Clear acetate, which absorbs light with depth (Beer's law)."""
    sigma = [-dr.log(max(0.02, c)) / m["distance"] for c in m["through"]]
    medium = {"type": "homogeneous", "albedo": 0.0, "sigma_t": {"type": "rgb", "value": sigma}}
    return {"type": "dielectric", "int_ior": m["ior"], "ext_ior": 1.0}, medium


def silicone(m):
    """Thin and clear: its two faces absorb the light instead of its volume."""
    clear = rgb([c**0.5 for c in m["through"]])
    return {"type": "dielectric", "int_ior": m["ior"], "ext_ior": 1.0, "specular_transmittance": clear}, None


def metal(m):
    return {
        "type": "roughconductor",
        "material": m["metal"],
        "alpha": max(0.03, m["roughness"] * 0.8),
        "distribution": "ggx",
        "specular_reflectance": rgb(m["tint"]),
    }, None


def lens(m, place):
    """A lens with thickness. Light passes both faces, so each has the square root of the tint."""
    glass = {
        "type": "dielectric",
        "int_ior": m["ior"],
        "ext_ior": 1.0,
        "specular_reflectance": rgb(m["reflection"]),
        "specular_transmittance": {"type": "mesh_attribute", "name": "vertex_color"},
    }
    if m["mirror"] is None:
        return glass, None
    coat = {"type": "conductor", "material": "none", "specular_reflectance": flash(m["mirror"], place)}
    return {"type": "blendbsdf", "weight": 0.68, "glass": glass, "coat": coat}, None


def flash(color, place):
    """The colours of a mirror coat: deep above, bright below, as if it were thinner there."""
    color, up = np.array(color), np.linspace(LOW[1], HIGH[1], 128)[:, None]
    share = np.clip((up - FLASH[0]) / (FLASH[1] - FLASH[0]), 0, 1)
    share = share * share * (3 - 2 * share)
    deep = color**1.5 * np.array([0.5, 0.44, 0.62])
    colors = np.minimum(color * 1.08, 1) * (1 - share) + deep * share
    return texture(mi.VolumeGrid(mi.TensorXf(colors[None, :, None, :].astype(np.float32))), place)


def cut(m):
    """A matt ground face without reflections. It is visible from both sides, so also through the glass."""
    return {"type": "twosided", "side": {"type": "diffuse", "reflectance": rgb(m["color"])}}, None


MATERIALS = {
    "plastic": plastic,
    "crystal": crystal,
    "silicone": silicone,
    "metal": metal,
    "cut": cut,
}


def rgb(value):
    return {"type": "rgb", "value": [float(v) for v in value]}


_volumes = {}


def volume(m, place):
    """A pattern throughout a frame, as a three-dimensional texture. The latest one is cached."""
    key = repr(m)
    if key not in _volumes:
        nx, ny, nz = CELLS
        index = dr.arange(mi.UInt32, nx * ny * nz)
        x = LOW[0] + (mi.Float(index % nx) + 0.5) * ((HIGH[0] - LOW[0]) / nx)
        y = LOW[1] + (mi.Float(index // nx % ny) + 0.5) * ((HIGH[1] - LOW[1]) / ny)
        z = LOW[2] + (mi.Float(index // (nx * ny)) + 0.5) * ((HIGH[2] - LOW[2]) / nz)
        color = PATTERNS[m["kind"]](m, x, y, z)
        flat = dr.ravel(mi.Color3f(dr.clip(color, 0.0, 1.0)))
        grid = mi.VolumeGrid(mi.TensorXf(flat, (nz, ny, nx, 3)))
        _volumes.clear()
        _volumes[key] = grid
    return texture(_volumes[key], place)


def texture(grid, place):
    """Stretches a grid of colours over the box around a frame at its place."""
    box = place @ mi.ScalarTransform4f().translate(list(LOW)).scale([h - l for l, h in zip(LOW, HIGH)])
    return {"type": "volume", "volume": {"type": "gridvolume", "grid": grid, "to_world": box, "raw": True}}


def tortoise(m, x, y, z):
    """Tortoise: amber with brown clouds and nearly black patches at several depths."""
    seed, ground, deep = held(m["seed"]), held(m["ground"]), held(m["accent"])
    wx = x + 5 * (noise(x * 0.11 + seed, y * 0.13, z * 0.1) - 0.5)
    wy = y + 5 * (noise(x * 0.13, y * 0.11 + seed, z * 0.1 + 4) - 0.5)
    amber = dr.minimum(ground * mi.Color3f(2.1, 2.0, 1.5) + mi.Color3f(0.04, 0.02, 0.004), 1.0)
    cloud = smooth(0.32, 0.66, marble(wx * 0.13 + seed * 1.7, wy * 0.15, z * 0.1))
    patch = smooth(0.5, 0.63, marble(wx * 0.17 - seed, wy * 0.2 + 9, z * 0.12 + 3))
    depth = smooth(0.48, 0.7, marble(wx * 0.16 + 0.35 - seed, wy * 0.19 + 9.3, z * 0.12 + 4.2))
    shaded = dr.lerp(dr.lerp(amber, ground, cloud), ground * mi.Color3f(0.45, 0.36, 0.3), depth * 0.7)
    return dr.lerp(shaded, deep, patch)


def horn(m, x, y, z):
    """Horn: long streaks."""
    seed, ground, deep = held(m["seed"]), held(m["ground"]), held(m["accent"])
    bend = 3 * noise(x * 0.03 + seed, y * 0.05, z * 0.03)
    streak = marble((x + z) * 0.028 + bend * 0.3, y * 0.34 + bend, seed)
    fine = noise((x + z) * 0.08, y * 1.5 + bend * 3, seed + 5)
    pale = dr.minimum(ground * mi.Color3f(1.7, 1.65, 1.6), 1.0)
    t = smooth(0.34, 0.68, streak * 0.85 + fine * 0.15)
    return dr.lerp(dr.lerp(pale, ground, smooth(0.2, 0.5, streak)), deep, t)


def fade(m, x, y, z):
    """A fade from `ground` above to `accent` below; temples keep `ground`."""
    h, ground, light = held(m["lensHeight"]), held(m["ground"]), held(m["accent"])
    return dr.lerp(ground, light, smooth(h * 0.22, -h * 0.4, y) * smooth(-14.0, -6.0, z))


PATTERNS = {"tortoise": tortoise, "horn": horn, "fade": fade}


def held(value):
    """A number or colour that stays a variable for the compiler, so that all frames share one compiled program."""
    variable = mi.Color3f(value) if isinstance(value, list) else mi.Float(value)
    dr.make_opaque(variable)
    return variable


def smooth(a, b, v):
    t = dr.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def marble(x, y, z):
    return noise(x, y, z) * 0.66 + noise(x * 2.13 + 7.1, y * 2.13 + 3.7, z * 2.13 + 1.9) * 0.34


def noise(x, y, z):
    """Smooth value noise from 0 to 1, the same as in the drawn pictures."""
    ix, iy, iz = dr.floor(x), dr.floor(y), dr.floor(z)
    fx, fy, fz = (t * t * (3 - 2 * t) for t in (x - ix, y - iy, z - iz))
    ix, iy, iz = (mi.UInt32(mi.Int32(v)) for v in (ix, iy, iz))

    def along(dy, dz):
        return dr.lerp(cell(ix, iy + dy, iz + dz), cell(ix + 1, iy + dy, iz + dz), fx)

    return dr.lerp(dr.lerp(along(0, 0), along(1, 0), fy), dr.lerp(along(0, 1), along(1, 1), fy), fz)


def cell(x, y, z):
    h = (x * 374761393) ^ (y * 668265263) ^ (z * 1133569633)
    h = (h ^ (h >> 13)) * 1274126177
    return mi.Float(h ^ (h >> 16)) / 4294967296.0
