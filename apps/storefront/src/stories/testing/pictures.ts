import { imageSet } from '@klarsikt/core/media'
import {
  FRAME_COLORS,
  FRAME_SHAPES,
  type FrameColorId,
  type FrameShapeId,
  type FrameSpec,
  LENS_FINISHES,
  type LensFinishId,
  outline,
} from '@klarsikt/eyewear'
import { storyFrame } from '@klarsikt/fixtures/photographs'
import { http, HttpResponse } from 'msw'

/**
 * Names of pictures that need no server. The name in `/media/<name>/<width>.<format>` says what to draw. Pages request
 * them exactly as in the shop, and a handler answers.
 */
export type PictureName =
  | `frame_${FrameShapeId}_${FrameColorId}_${LensFinishId}`
  | `${'box' | 'bottle' | 'card'}_${string}`
  | `scene_${FrameShapeId}_${FrameColorId}_${LensFinishId}`

/** Returns a picture in every size. */
export function picture(name: PictureName, alt: string) {
  return { ...imageSet(name, alt) }
}

const photographs = import.meta.glob<string>('../../../../../packages/fixtures/src/photographs/taken/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
})
const PHOTOGRAPH_ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(photographs).map(([file, address]) => [/([^/]+)\.avif$/.exec(file)?.[1] ?? file, address]),
)

/** Answers every picture of {@link picture}: with its photograph, or where none was taken with a drawing. */
export const pictureHandler = http.get<{ name: string }>('*/media/:name/:file', async ({ params }) => {
  const name = decodeURIComponent(params.name)
  const photograph = PHOTOGRAPH_ADDRESSES.get(name)
  if (photograph === undefined) return HttpResponse.text(drawn(name), { headers: { 'Content-Type': 'image/svg+xml' } })
  const file = await fetch(photograph)
  return HttpResponse.arrayBuffer(await file.arrayBuffer(), { headers: { 'Content-Type': 'image/avif' } })
})

function drawn(name: string): string {
  const [kind, ...rest] = name.split('_')
  const [first = '', second = '', third = ''] = rest
  if (kind === 'box') return sheet(640, 400, box(`#${first}`))
  if (kind === 'bottle') return sheet(640, 400, bottle(`#${first}`))
  if (kind === 'card') return sheet(640, 400, giftCard(`#${first}`))
  const known = isShape(first) && second in FRAME_COLORS && third in LENS_FINISHES
  const spec = known ? storyFrame(first, second as FrameColorId, third as LensFinishId) : storyFrame('panto', 'black')
  if (kind !== 'scene') return sheet(640, 400, `<g transform="translate(320 200) scale(3.9)">${front(spec)}</g>`)
  const sky = `<rect width="1260" height="540" fill="#e7dfd0"/><circle cx="930" cy="150" r="90" fill="#f3c98b" opacity=".7"/><path d="M0 430q320-70 640 0t620-10v120H0Z" fill="#cdbfa6"/>`
  return sheet(1260, 540, `${sky}<g transform="translate(640 300) scale(6)">${front(spec)}</g>`)
}

function isShape(name: string): name is FrameShapeId {
  return (FRAME_SHAPES as readonly string[]).includes(name)
}

function front(spec: FrameSpec): string {
  const shape = outline(spec)
  const { swatch, accent } = FRAME_COLORS[spec.color]
  const glass = LENS_FINISHES[spec.lens].swatch
  const solid = [...shape.rims, shape.bridge, ...shape.endPieces].map(path).join('')
  const lenses = (shape.shield ? [shape.shield] : shape.lenses).map(path).join('')
  return `<path d="${solid}" fill="${swatch}" stroke="${accent}" stroke-width=".5"/><path d="${lenses}" fill="${glass}" stroke="${accent}" stroke-width=".5"/>`
}

function path(polygon: readonly (readonly [number, number])[]): string {
  return `M${polygon.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

function sheet(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

const box = (colour: string) =>
  `<rect x="170" y="110" width="300" height="190" rx="8" fill="${colour}"/><rect x="170" y="110" width="300" height="62" rx="8" fill="#fff" opacity=".85"/><circle cx="405" cy="236" r="38" fill="none" stroke="#fff" stroke-width="6" opacity=".8"/>`
const bottle = (colour: string) =>
  `<rect x="290" y="70" width="60" height="54" rx="10" fill="#f6f6f4" stroke="#c9c8c2" stroke-width="3"/><path d="M276 132h88q22 22 22 60v122q0 18-18 18H272q-18 0-18-18V192q0-38 22-60Z" fill="${colour}"/><rect x="262" y="210" width="116" height="70" rx="6" fill="#fff" opacity=".9"/>`
const giftCard = (colour: string) =>
  `<rect x="150" y="95" width="340" height="210" rx="18" fill="${colour}"/><g fill="none" stroke="#fff" stroke-width="9" opacity=".9"><circle cx="282" cy="200" r="40"/><circle cx="372" cy="200" r="40"/><path d="M318 192q9-9 18 0"/></g>`
