import { lettering } from '../lettering/lettering.js'
import type { BottlePicture, JarPicture } from '../picture-spec.js'
import { length2 } from '../render/length.js'
import type { Scene } from '../render/scene.js'
import { FORMS, WHITE, WHITE_BAND } from './bottle-forms.js'
import { goodsScene } from './goods-scene.js'
import { INK, isDark, mixHex, SNOW } from './shade.js'
import { apply, print, turned, type Finish, type Solid } from './solids.js'
import { printed, type Texture } from './texture.js'

export async function bottle(spec: BottlePicture): Promise<Scene> {
  if (spec.form === 'gel') return goodsScene([await tube(spec)], { span: 272, middle: 66 })
  const { body, lids, view } = FORMS[spec.form](spec.color)
  const art = await label(spec, ...body.label.size)
  const vessel = turned(body.profile, body.round, [WHITE_BAND], { ...body.label, art })
  return goodsScene([vessel, ...lids.map((lid) => raised(turned(lid.profile, lid.round, lid.bands), lid.at))], view)
}

export async function supplementJar(spec: JarPicture): Promise<Scene> {
  const art = await label({ ...spec, form: 'solution', kind: 'bottle' }, 118, 62)
  const amber: Finish = isDark(spec.color)
    ? { color: mixHex(spec.color, '#000000', 0.15), roughness: 0.08, gloss: 0.06, creep: 0.3 }
    : WHITE
  const body = turned(
    [
      [30, 0],
      [32, 4],
      [32, 80],
      [29, 88],
      [24, 91],
      [24, 94],
    ],
    2.5,
    [{ to: 200, finish: amber }],
    { from: 12, to: 74, art, spread: 108 },
  )
  const lid = turned(
    [
      [27, 0],
      [27, 19],
      [25.5, 21],
    ],
    1.4,
    [{ to: 200, finish: { color: '#f1f1ed', roughness: 0.35 }, ribs: 60 }],
  )
  return goodsScene([body, raised(lid, 91)], { span: 232, middle: 56 })
}

/** A tube standing on its cap: round at the bottom, pressed flat at the top. */
async function tube(spec: BottlePicture): Promise<Solid> {
  const art = await label(spec, 52, 84, 0.7)
  const cap = turned(
    [
      [15, 0],
      [15.5, 2],
      [15.5, 22],
      [15, 23],
    ],
    1,
    [{ to: 100, finish: { color: spec.color, roughness: 0.28 }, ribs: 40 }],
  )
  return {
    distance(x, y, z) {
      const t = Math.min(1, Math.max(0, (y - 22) / 108))
      const a = 18 + 6 * t
      const b = 18 * (1 - t) + 1.2 * t
      const k = length2(x / a, z / b)
      const skin = (k * (k - 1)) / Math.max(1e-4, length2(x / (a * a), z / (b * b)))
      const body = Math.max(skin, y - 131, 22.5 - y) * 0.8
      return Math.min(body, cap.distance(x, y, z))
    },
    surface(x, y, z, out) {
      if (y < 22) return cap.surface(x, y, z, out)
      apply(WHITE, out)
      if (z > 0 && y < 121) print(art, (x + 26) / 52, (118 - y) / 84, out)
      if (y > 122 && Math.abs(((y - 122) % 1.6) - 0.8) < 0.3) apply({ color: '#dcdcd8' }, out)
    },
  }
}

function raised(solid: Solid, by: number): Solid {
  const ball = solid.ball && { ...solid.ball, y: solid.ball.y + by }
  return {
    ...(ball ? { ball } : {}),
    distance: (x, y, z) => solid.distance(x, y - by, z),
    surface: (x, y, z, out) => solid.surface(x, y - by, z, out),
  }
}

/** A label around a bottle: a coloured field with the name, and the contents below. */
function label(spec: BottlePicture, w: number, h: number, share = 0.44): Promise<Texture> {
  const c = spec.color
  const dark = isDark(c)
  const text = dark ? SNOW : INK
  const middle = w / 2
  const fit = w * 0.38
  return printed(
    w,
    h,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mixHex(c, '#ffffff', 0.08)}"/><stop offset="1" stop-color="${mixHex(c, '#000000', 0.1)}"/></linearGradient></defs>
<rect width="${w}" height="${h * 0.7}" fill="url(#g)"/><rect y="${h * 0.7}" width="${w}" height="${h * 0.3}" fill="#fdfdfb"/>
<path d="M0 ${h * 0.7}C${w * 0.3} ${h * 0.52} ${w * 0.6} ${h * 0.82} ${w} ${h * 0.6}V${h * 0.72}H0Z" fill="${mixHex(c, '#ffffff', 0.55)}"/><rect y="${h * 0.74}" width="${w}" height="${h * 0.26}" fill="#fdfdfb"/>
${lettering({ text: spec.brand.toUpperCase(), face: 'medium', size: h * 0.055, fill: text, x: middle, y: h * 0.16, align: 'middle', spacing: 0.12, fit })}
${lettering({ text: spec.product, face: 'bold', size: h * 0.13, fill: text, x: middle, y: h * 0.38, align: 'middle', fit: w * share, spacing: -0.01 })}
<circle cx="${middle}" cy="${h * 0.5}" r="${h * 0.026}" fill="${text}" opacity=".85"/>
${lettering({ text: spec.contents, face: 'bold', size: h * 0.07, fill: INK, x: middle, y: h * 0.9, align: 'middle', fit })}`,
    6,
  )
}
