import { lettering } from '../lettering/lettering.js'
import type { GiftCardPicture, WipesPicture } from '../picture-spec.js'
import type { Scene } from '../render/scene.js'
import { goodsScene } from './goods-scene.js'
import { INK, isDark, mixHex, SNOW } from './shade.js'
import { box, placed } from './solids.js'
import { printed } from './texture.js'

export async function wipesBox(spec: WipesPicture): Promise<Scene> {
  const [w, h, d] = [96, 70, 46]
  const dark = isDark(spec.color)
  const text = dark ? SNOW : INK
  const front = await printed(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#fbfbf8"/><path d="M0 0H${w}V${h * 0.42}C${w * 0.7} ${h * 0.66} ${w * 0.3} ${h * 0.4} 0 ${h * 0.6}Z" fill="${spec.color}"/><path d="M0 ${h * 0.6}C${w * 0.3} ${h * 0.4} ${w * 0.7} ${h * 0.66} ${w} ${h * 0.42}V${h * 0.48}C${w * 0.7} ${h * 0.72} ${w * 0.3} ${h * 0.46} 0 ${h * 0.66}Z" fill="${mixHex(spec.color, '#ffffff', 0.6)}"/>
${lettering({ text: spec.brand.toUpperCase(), face: 'medium', size: 4, fill: text, x: 7, y: 11, spacing: 0.12 })}${lettering({ text: spec.product, face: 'bold', size: 9.5, fill: text, x: 7, y: 24, fit: w - 14 })}
${lettering({ text: String(spec.count), face: 'bold', size: 13, fill: INK, x: 7, y: h - 8 })}${lettering({ text: 'våtservetter', face: 'medium', size: 4.4, fill: INK, x: 9 + 7.4 * String(spec.count).length, y: h - 8 })}`,
  )
  const side = await printed(d, h, `<rect width="${d}" height="${h}" fill="${mixHex(spec.color, '#000000', 0.08)}"/>`)
  const top = await printed(
    w,
    d,
    `<rect width="${w}" height="${d}" fill="${mixHex(spec.color, '#ffffff', 0.08)}"/><ellipse cx="${w / 2}" cy="${d / 2}" rx="26" ry="9" fill="none" stroke="${text}" stroke-opacity=".6" stroke-width=".6" stroke-dasharray="2 1.3"/>`,
  )
  return goodsScene(
    [placed(box(w, h, d, 0.8, { color: spec.color, roughness: 0.35 }, { front, side, top }), { turn: -25 })],
    { span: 186, middle: 33, pitch: 14 },
  )
}

const THEMES = {
  fjord: { ground: '#14504E', deep: '#0F3B3A', glow: '#7FD1C3', text: SNOW },
  sun: { ground: '#E9692C', deep: '#A63F0C', glow: '#FCE5D8', text: INK },
  linen: { ground: '#E4DED2', deep: '#C9C0AF', glow: '#FFFFFF', text: INK },
} as const

export async function giftCard({ theme }: GiftCardPicture): Promise<Scene> {
  const { ground, deep, glow, text } = THEMES[theme]
  const [w, h] = [128, 80]
  const waves = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M-4 ${64 - i * 6}C${28 + i * 3} ${40 - i * 5} ${60 + i * 4} ${84 - i * 7} ${w + 6} ${34 - i * 3}" fill="none" stroke="${glow}" stroke-opacity="${(0.1 + i * 0.045).toFixed(2)}" stroke-width="${(0.6 + i * 0.32).toFixed(1)}"/>`,
  ).join('')
  const front = await printed(
    w,
    h,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></linearGradient><radialGradient id="s" cx=".8" cy=".2" r=".7"><stop offset="0" stop-color="${glow}" stop-opacity=".5"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="url(#g)"/><rect width="${w}" height="${h}" fill="url(#s)"/>${waves}
<g fill="none" stroke="${text}" stroke-width="1.1" transform="translate(9 9)"><circle cx="5" cy="5" r="4.2"/><circle cx="17" cy="5" r="4.2"/><path d="M9.2 4.4q1.8-1.5 3.6 0"/></g>
${lettering({ text: 'Klarsikt', face: 'bold', size: 7.5, fill: text, x: 34, y: 16.6, spacing: -0.01 })}${lettering({ text: 'Presentkort', face: 'serif', size: 21, fill: text, x: 9, y: h - 12 })}`,
  )
  const card = placed(box(w, h, 1.6, 0.7, { color: ground, roughness: 0.22, gloss: 0.05 }, { front }), {
    turn: -14,
    tip: 16,
    z: 14,
  })
  const flap = await printed(
    140,
    92,
    `<rect width="140" height="92" fill="#efe9dd"/><path d="M0 0L70 50L140 0" fill="#e8e1d3" stroke="#d8cfbd" stroke-width=".7"/>`,
  )
  const envelope = placed(box(140, 92, 1.6, 0.7, { color: '#efe9dd', roughness: 0.8, gloss: 0.02 }, { front: flap }), {
    turn: 10,
    tip: 20,
    x: 22,
    z: -24,
  })
  return goodsScene([card, envelope], { span: 232, middle: 42, pitch: 8 })
}
