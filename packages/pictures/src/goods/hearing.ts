import { lettering } from '../lettering/lettering.js'
import type { HearingPicture } from '../picture-spec.js'
import { distanceField } from '../render/distance-field.js'
import { length2, length3 } from '../render/length.js'
import { smoothstep } from '../render/noise.js'
import type { Scene } from '../render/scene.js'
import { goodsScene } from './goods-scene.js'
import { INK, isDark, mixHex, SNOW } from './shade.js'
import { apply, box, placed, turned, type Finish, type Solid } from './solids.js'
import { printed } from './texture.js'

const WHITE: Finish = { color: '#f5f5f2', roughness: 0.28, gloss: 0.05, creep: 0.4 }
const STEEL: Finish = { color: '#e4e6e8', metal: 0.8, roughness: 0.35 }

export async function hearing(spec: HearingPicture): Promise<Scene> {
  switch (spec.item) {
    case 'charger-case':
      return goodsScene(
        [placed(charger(spec.color), { turn: -16 }), placed(earPiece(spec.color), { x: 66, z: 34, turn: 30 })],
        { span: 200, middle: 28, pitch: 16 },
      )
    case 'ear-piece':
      return goodsScene(
        [
          placed(earPiece(spec.color), { x: -17, turn: -20 }),
          placed(earPiece(spec.color), { x: 20, z: -12, turn: 150 }),
        ],
        { span: 108, middle: 21, pitch: 12 },
      )
    case 'batteries':
      return goodsScene(await batteries(spec), { span: 205, middle: 46, pitch: 11 })
    case 'filters':
      return goodsScene(await filters(spec), { span: 168, middle: 33, pitch: 14 })
  }
}

/** A closed charging case with its status lights. */
function charger(color: string): Solid {
  const shell = box(84, 44, 62, 18, { color })
  return {
    distance(x, y, z) {
      const d = shell.distance(x, y, z)
      const seam = Math.abs(y - 27) < 0.8 ? 0.6 * (1 - Math.abs(y - 27) / 0.8) : 0
      return d + seam * 0.8
    },
    surface(x, y, z, out) {
      apply({ color, roughness: 0.34, gloss: 0.045, creep: 0.25 }, out)
      if (Math.abs(y - 27) < 0.5) apply({ color: mixHex(color, '#000000', 0.55), roughness: 0.6 }, out)
      for (const n of [-1, 0, 1])
        if (z > 0 && length2(x - n * 6, y - 18) < 1.1) apply({ color: '#8fe0a6', roughness: 0.2, creep: 1 }, out)
    },
  }
}

type Point = readonly [x: number, y: number]

function smoothLine([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  return Array.from({ length: 61 }, (_, i): Point => {
    const t = i / 60
    const u = 1 - t
    const at = (n: 0 | 1): number => u * u * u * a[n] + 3 * u * u * t * b[n] + 3 * u * t * t * c[n] + t * t * t * d[n]
    return [at(0), at(1)]
  })
}

/** A hearing aid behind the ear: body, thin tube and soft dome. */
function earPiece(color: string): Solid {
  const bow = smoothLine([
    [-5, 5.5],
    [-8.6, 17.5],
    [-4, 29.5],
    [6, 31.5],
  ])
  const wire = smoothLine([
    [6, 31.5],
    [17, 31.5],
    [19, 20],
    [14, 7],
  ])
  const bounds = { x0: -18, y0: -2, x1: 26, y1: 42 }
  const bowField = distanceField({ points: bow, closed: false }, bounds, 0.25)
  const wireField = distanceField({ points: wire, closed: false }, bounds, 0.25)
  const body = (x: number, y: number, z: number): number =>
    length2(bowField.at(x, y), z * 0.9) - 5.2 + 2.4 * smoothstep(20, 36, y + (x + 8) * 0.6)
  const thread = (x: number, y: number, z: number): number => length2(wireField.at(x, y), z) - 0.7
  const dome = (x: number, y: number, z: number): number => {
    const e = length3(x - 13.6, y - 4.8, z)
    return Math.max(Math.abs(e - 4) - 0.5, y - 5.6) * 0.9
  }
  return {
    ball: { x: 4, y: 18, z: 0, radius: 26 },
    distance: (x, y, z) => Math.min(body(x, y, z), thread(x, y, z), dome(x, y, z)),
    surface(x, y, z, out) {
      if (body(x, y, z) < 0.3) {
        apply({ color, roughness: 0.24, gloss: 0.05, creep: 0.2 }, out)
        if (Math.abs(z) > 3.4 && length2((x + 7) / 1.3, (y - 18) / 3.6) < 1) apply({ ...STEEL }, out)
        return
      }
      if (dome(x, y, z) < 0.3) return apply({ color: '#d9dde0', through: 0.45, roughness: 0.3, gloss: 0.05 }, out)
      apply({ color: '#c9cdcf', through: 0.3, roughness: 0.1 }, out)
    },
  }
}

async function batteries(spec: HearingPicture): Promise<Solid[]> {
  const text = isDark(spec.color) ? SNOW : INK
  const [w, h] = [84, 98]
  const front = await printed(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="${spec.color}"/><rect y="${h * 0.42}" width="${w}" height="${h * 0.58}" fill="#fafaf7"/><circle cx="42" cy="${h * 0.7}" r="26.5" fill="#eceeed" stroke="#d4d8d7" stroke-width=".6"/>
${lettering({ text: spec.brand.toUpperCase(), face: 'medium', size: 4.4, fill: text, x: 7, y: 12, spacing: 0.12 })}${lettering({ text: spec.product, face: 'bold', size: 10, fill: text, x: 7, y: 27, fit: w - 14 })}${lettering({ text: '6 batterier', face: 'medium', size: 5, fill: text, x: 7, y: 36 })}`,
  )
  const card = placed(box(w, h, 1.4, 0.6, { color: spec.color, roughness: 0.4 }, { front }), { turn: -12, tip: 12 })
  const discs: Solid = {
    ball: { x: 0, y: h * 0.3, z: 0, radius: 30 },
    distance(x, y, z) {
      let d = 1e3
      for (let n = 0; n < 6; n++) {
        const a = (n * Math.PI) / 3
        const q = length2(x - 17 * Math.cos(a), y - h * 0.3 - 17 * Math.sin(a)) - 5
        const w2 = Math.abs(z - 2.4) - 1.6
        d = Math.min(d, length2(Math.max(q, 0), Math.max(w2, 0)) + Math.min(Math.max(q, w2), 0) - 0.5)
      }
      return d
    },
    surface: (_x, _y, _z, out) => apply(STEEL, out),
  }
  const loose = [
    [52, 22],
    [64, 10],
  ].map(([x, z]) =>
    placed(
      turned(
        [
          [5.4, 0],
          [5.6, 0.6],
          [5.6, 4.2],
          [5, 4.8],
        ],
        0.5,
        [{ to: 9, finish: STEEL }],
      ),
      { x: x!, z: z! },
    ),
  )
  return [card, placed(discs, { turn: -12, tip: 12 }), ...loose]
}

async function filters(spec: HearingPicture): Promise<Solid[]> {
  const text = isDark(spec.color) ? SNOW : INK
  const [w, h, d] = [62, 74, 20]
  const front = await printed(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#fafaf7"/><rect width="${w}" height="${h * 0.5}" fill="${spec.color}"/>${lettering({ text: spec.brand.toUpperCase(), face: 'medium', size: 3.6, fill: text, x: 6, y: 10, spacing: 0.12 })}${lettering({ text: spec.product, face: 'bold', size: 8, fill: text, x: 6, y: 24, fit: w - 12 })}<circle cx="${w / 2}" cy="${h * 0.74}" r="11" fill="${mixHex(spec.color, '#ffffff', 0.75)}"/><circle cx="${w / 2}" cy="${h * 0.74}" r="4" fill="${spec.color}"/>`,
  )
  const side = await printed(d, h, `<rect width="${d}" height="${h}" fill="${mixHex(spec.color, '#000000', 0.06)}"/>`)
  const wheel = turned(
    [
      [17, 0],
      [18, 0.8],
      [18, 4.6],
      [17, 5.4],
    ],
    0.7,
    [{ to: 9, finish: WHITE, ribs: 30 }],
  )
  const pins: Solid = {
    distance(x, y, z) {
      let near = 1e3
      for (let n = 0; n < 8; n++)
        near = Math.min(near, length2(x - 12 * Math.cos((n * Math.PI) / 4), z - 12 * Math.sin((n * Math.PI) / 4)) - 1.3)
      return Math.max(near, Math.abs(y - 5.4) - 1.6)
    },
    surface: (_x, _y, _z, out) => apply({ color: spec.color, roughness: 0.3 }, out),
  }
  return [
    placed(box(w, h, d, 0.7, { color: '#fafaf7', roughness: 0.35 }, { front, side }), { turn: -22, x: -14, z: -12 }),
    placed(wheel, { x: 34, z: 22 }),
    placed(pins, { x: 34, z: 22 }),
  ]
}
