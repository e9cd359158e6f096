import { lettering } from '../lettering/lettering.js'
import type { ContactLensPicture } from '../picture-spec.js'
import { length2, length3 } from '../render/length.js'
import type { Scene } from '../render/scene.js'
import { goodsScene } from './goods-scene.js'
import { INK, isDark, mixHex, SNOW } from './shade.js'
import { apply, box, placed, type Solid } from './solids.js'
import { printed } from './texture.js'

const WEAR = { daily: 'Endagslinser', 'two-week': 'Tvåveckorslinser', monthly: 'Månadslinser' } as const

/** A carton, larger for more lenses, and one blister in front of it for that view. */
export async function contactLensPack(spec: ContactLensPicture): Promise<Scene> {
  const size = cartonSize(spec.count)
  const [width, height, depth] = size
  const [ground] = spec.colors
  const art = {
    front: await printed(width, height, front(spec, width, height)),
    side: await printed(depth, height, side(spec, depth, height)),
    top: await printed(width, depth, top(spec, width, depth)),
  }
  const blister = spec.view === 'blister'
  const carton = placed(
    box(width, height, depth, 0.7, { color: ground, roughness: 0.3, gloss: 0.05 }, art),
    blister ? { turn: -24, x: -14, z: -26 } : { turn: -26 },
  )
  const solids: Solid[] = [carton]
  if (blister) solids.push(placed(await blisterPack(spec), { turn: 18, x: 48, z: 26 }))
  return goodsScene(solids, {
    span: Math.max(width * 1.75, height * 2.5, blister ? 212 : 0),
    middle: height * (blister ? 0.42 : 0.47),
    pitch: blister ? 17 : 11,
  })
}

function cartonSize(count: number): readonly [number, number, number] {
  if (count >= 90) return [118, 96, 62]
  if (count >= 30) return [112, 66, 38]
  return [104, 56, 22]
}

function front(spec: ContactLensPicture, w: number, h: number): string {
  const [ground, accent] = spec.colors
  const dark = isDark(ground)
  const text = dark ? SNOW : INK
  const cx = w * 0.8
  const cy = h * 0.5
  const r = h * 0.36
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mixHex(ground, '#ffffff', 0.1)}"/><stop offset="1" stop-color="${mixHex(ground, '#000000', 0.14)}"/></linearGradient>
<radialGradient id="l" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".45" stop-color="${accent}" stop-opacity=".55"/><stop offset="1" stop-color="${accent}"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="url(#g)"/>
<path d="M${w * 0.5} ${h}C${w * 0.62} ${h * 0.55} ${w * 0.8} ${h * 0.2} ${w} ${h * 0.02}V${h}Z" fill="${accent}" opacity=".28"/>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#l)" opacity=".92"/><circle cx="${cx}" cy="${cy}" r="${r * 0.985}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".5"/><circle cx="${cx}" cy="${cy}" r="${r * 0.52}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".4"/>
<path d="M${cx - r * 0.62} ${cy - r * 0.34}A${r * 0.72} ${r * 0.72} 0 0 1 ${cx - r * 0.05} ${cy - r * 0.7}" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round" opacity=".9"/>
${lettering({ text: spec.brand.toUpperCase(), face: 'medium', size: 4, fill: text, x: 7, y: 12, spacing: 0.14 })}
${lettering({ text: spec.product, face: 'bold', size: 10.5, fill: text, x: 7, y: h * 0.5, fit: cx - r - 10, spacing: -0.015 })}
${lettering({ text: WEAR[spec.wear], face: 'medium', size: 4.6, fill: text, x: 7, y: h * 0.5 + 8 })}
<rect x="7" y="${h - 13}" width="27" height="7" rx="3.5" fill="${text}" opacity=".94"/>
${lettering({ text: `${spec.count} linser`, face: 'bold', size: 3.9, fill: dark ? ground : SNOW, x: 20.5, y: h - 8.1, align: 'middle' })}`
}

function side(spec: ContactLensPicture, w: number, h: number): string {
  const [ground, accent] = spec.colors
  const text = isDark(ground) ? SNOW : INK
  const name = lettering({
    text: spec.product,
    face: 'bold',
    size: Math.min(6.5, w * 0.3),
    fill: text,
    x: 0,
    y: 0,
    fit: h * 0.66,
  })
  const lines = [0.3, 0.42, 0.54]
    .map((t) => `<rect x="${w * t}" y="${h * 0.12}" width=".5" height="${h * 0.3}" fill="${text}" opacity=".4"/>`)
    .join('')
  return `<rect width="${w}" height="${h}" fill="${mixHex(ground, '#000000', 0.08)}"/><rect y="${h - 5}" width="${w}" height="5" fill="${accent}"/>
<g transform="translate(${w * 0.78} ${h * 0.86}) rotate(-90)">${name}</g>${lines}`
}

function top(spec: ContactLensPicture, w: number, d: number): string {
  const [ground] = spec.colors
  const text = isDark(ground) ? SNOW : INK
  return `<rect width="${w}" height="${d}" fill="${mixHex(ground, '#ffffff', 0.12)}"/>${lettering({ text: spec.brand, face: 'bold', size: Math.min(6, d * 0.3), fill: text, x: 7, y: d * 0.62 })}${lettering({ text: String(spec.count), face: 'bold', size: Math.min(7, d * 0.34), fill: text, x: w - 7, y: d * 0.62, align: 'end' })}`
}

/** A blister lying on the table: foil in front, the bowl with its lens behind. */
async function blisterPack(spec: ContactLensPicture): Promise<Solid> {
  const [ground, accent] = spec.colors
  const art = await printed(
    34,
    46,
    `<rect width="34" height="46" fill="#eef1f1"/><rect y="29" width="34" height="17" fill="${ground}"/><rect y="28" width="34" height="1" fill="${accent}"/>${lettering({ text: spec.product, face: 'bold', size: 4, fill: isDark(ground) ? SNOW : INK, x: 17, y: 39, align: 'middle', fit: 28 })}`,
  )
  const tray = box(34, 3, 46, 1.4, { color: '#f2f4f3', roughness: 0.25, gloss: 0.05 }, { top: art })
  return {
    distance(x, y, z) {
      const bowl = length3(x, y - 3, z + 9)
      const rim = length2(length2(x, z + 9) - 11.4, y - 3) - 1.1
      const water = Math.max(bowl - 10.6, y - 3.7, 2 - y)
      return Math.min(tray.distance(x, y, z), rim, water)
    },
    surface(x, y, z, out) {
      const r = length2(x, z + 9)
      if (r < 10.6)
        return apply(
          {
            color: mixHex('#dfeff2', accent, Math.abs(r - 7.2) < 0.35 ? 0.5 : r < 7.2 ? 0.22 : 0.06),
            roughness: 0.02,
            gloss: 0.09,
          },
          out,
        )
      if (r < 12.6) return apply({ color: '#ffffff', roughness: 0.15, gloss: 0.06 }, out)
      tray.surface(x, y, z, out)
    },
  }
}
