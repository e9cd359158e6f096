import type { AccessoryPicture, EyeMaskPicture } from '../picture-spec.js'
import { distanceField, type Curve } from '../render/distance-field.js'
import { length2 } from '../render/length.js'
import { marble } from '../render/noise.js'
import type { Scene } from '../render/scene.js'
import { goodsScene } from './goods-scene.js'
import { mixHex } from './shade.js'
import { apply, box, placed, type Solid } from './solids.js'

export function eyeMask({ color }: EyeMaskPicture): Scene {
  const points = Array.from({ length: 240 }, (_, i): [number, number] => {
    const a = (i / 240) * 2 * Math.PI
    const x = 96 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.72
    const notch = Math.exp(-((x / 17) ** 2))
    const y = 38 * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.62
    return [x, y < 0 ? y + 27 * notch : y - 5 * notch]
  })
  const field = distanceField({ points, closed: true }, { x0: -102, y0: -46, x1: 102, y1: 46 }, 0.6)
  const band = mixHex(color, '#000000', 0.35)
  const mask: Solid = {
    distance(x, y, z) {
      const flat = field.at(x, y - 40)
      const swell = flat < 0 ? 7 * (1 - Math.exp(flat / 9)) : 0
      const w = Math.abs(z + x * x * 0.0016) - 2.5 - swell
      const q = flat + 2
      return (length2(Math.max(q, 0), Math.max(w + 2, 0)) + Math.min(Math.max(q, w + 2), 0) - 2) * 0.8
    },
    surface(x, y, z, out) {
      const flat = field.at(x, y - 40)
      const weave = marble(x * 0.9, y * 0.9, z)
      apply(
        {
          color: flat > -3.2 ? band : Math.abs(flat + 6.5) < 0.35 ? mixHex(color, '#ffffff', 0.25) : color,
          roughness: 0.8,
          gloss: 0.03,
          creep: 0.4,
        },
        out,
      )
      const k = 0.9 + 0.2 * weave
      out.r *= k
      out.g *= k
      out.b *= k
    },
  }
  const strap: Solid = {
    distance(x, y, z) {
      const e = length2(x / 92, (z + 46) / 42)
      return Math.max((Math.abs(e - 1) * 42 - 1.2) * 0.8, Math.abs(y - 42) - 7) - 0.4
    },
    surface: (_x, _y, _z, out) => apply({ color: band, roughness: 0.85, gloss: 0.02 }, out),
  }
  return goodsScene([placed(mask, { tip: 12 }), strap], { span: 262, middle: 40, pitch: 13 })
}

export function accessory(spec: AccessoryPicture): Scene {
  if (spec.item === 'case') return glassesCase(spec.color)
  return spec.item === 'cloth' ? cloth(spec.color) : cord(spec.color)
}

/** A closed hard case: grained leather, a seam and a small magnetic clasp. */
function glassesCase(color: string): Scene {
  const shell = box(160, 58, 66, 25, { color })
  const body: Solid = {
    distance(x, y, z) {
      const d = shell.distance(x, y, z)
      const seam = Math.abs(y - 30) < 1.1 ? 0.7 * (1 - Math.abs(y - 30) / 1.1) : 0
      return d > 3 ? d : (d + seam - 0.1 * marble(x * 0.9, y * 0.9, z * 0.9)) * 0.85
    },
    surface(x, y, z, out) {
      apply({ color, roughness: 0.55, gloss: 0.045, creep: 0.1 }, out)
      if (Math.abs(y - 30) < 0.9) apply({ color: mixHex(color, '#000000', 0.6), roughness: 0.7 }, out)
      if (Math.abs(Math.abs(y - 30) - 2.6) < 0.28 && Math.abs(((x + z) % 3.4) - 1.2) < 1)
        apply({ color: mixHex(color, '#ffffff', 0.4), roughness: 0.7 }, out)
    },
  }
  const clasp = box(13, 12, 3, 1.4, { color: '#c9b182', metal: 1, roughness: 0.22 })
  return goodsScene([placed(body, { turn: -18 }), placed(clasp, { turn: -18, y: 24, x: 10, z: 32 })], {
    span: 250,
    middle: 30,
    pitch: 13,
  })
}

function cloth(color: string): Scene {
  const sheet = (height: number, size: number, phase: number): Solid => ({
    distance(x, y, z) {
      const wave = 1.5 * Math.sin(x * 0.055 + phase) + 1.2 * Math.sin(z * 0.07 + phase * 2) + 1
      const teeth = 0.8 * Math.abs((((x + z) / 2) % 2) - 1)
      const q = Math.max(Math.abs(x), Math.abs(z)) - size + teeth
      const w = Math.abs(y - height - wave) - 0.5
      return (length2(Math.max(q, 0), Math.max(w, 0)) + Math.min(Math.max(q, w), 0) - 0.4) * 0.75
    },
    surface(x, y, z, out) {
      const weave = 0.95 + 0.1 * marble(x * 0.3, y, z * 0.3)
      apply({ color, roughness: 0.9, gloss: 0.02, creep: 0.35 }, out)
      out.r *= weave
      out.g *= weave
      out.b *= weave
    },
  })
  const layers = [0, 1, 2, 3].map((n) => placed(sheet(1 + n * 2.2, 62 - n * 0.7, 0.4 * n), { turn: 45 + n * 1.4 }))
  return goodsScene(layers, { span: 260, middle: 10, pitch: 27 })
}

function cord(color: string): Scene {
  const points = Array.from({ length: 300 }, (_, i): [number, number] => {
    const t = i / 299
    const a = t * Math.PI * 4.3 - 0.6
    return [
      (62 - 16 * t) * Math.cos(a) * (1 + 0.12 * Math.sin(a * 0.7)),
      (34 - 7 * t) * Math.sin(a) + 8 * Math.sin(t * 5),
    ]
  })
  const curve: Curve = { points, closed: false }
  const field = distanceField(curve, { x0: -90, y0: -60, x1: 90, y1: 60 }, 0.5)
  const ends = [points[0]!, points.at(-1)!]
  const lines: Solid = {
    distance: (x, y, z) => length2(field.at(x, z), y - 1.7) - 1.6,
    surface(x, _y, z, out) {
      const twist = 0.86 + 0.22 * Math.sin((x + z) * 2.6)
      apply({ color, roughness: 0.75, gloss: 0.03, creep: 0.2 }, out)
      out.r *= twist
      out.g *= twist
      out.b *= twist
    },
  }
  const rings: Solid[] = ends.map(([ex, ez]) => ({
    distance: (x, y, z) => length2(length2(x - ex - 6, z - ez) - 5, y - 1.6) - 1.3,
    surface: (_x, _y, _z, out) => apply({ color: '#1b1c1e', roughness: 0.5 }, out),
  }))
  return goodsScene([lines, ...rings], { span: 205, middle: 4, pitch: 34 })
}
