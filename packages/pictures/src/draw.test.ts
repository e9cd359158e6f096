import {
  FRAME_CONSTRUCTIONS,
  FRAME_SHAPES,
  FRAME_VIEWS,
  LENS_FINISHES,
  type FrameSpec,
  type LensFinishId,
} from '@klarsikt/eyewear'
import { describe, expect, it } from 'vitest'
import { draw, drawRows } from './draw.js'
import type { PictureSpec } from './picture-spec.js'
import { PAPER } from './render/backdrop.js'
import type { Raster } from './render/photograph.js'

const frame: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'black',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}
const paper = [1, 3, 5].map((i) => Number.parseInt(PAPER.slice(i, i + 2), 16))

const pixel = ({ data, width }: Raster, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
]
const lightness = (raster: Raster, x: number, y: number) => pixel(raster, x, y).reduce((a, b) => a + b) / 3

/** Share of pixels that differ clearly from the paper. */
function covered(raster: Raster): number {
  let count = 0
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++) if (pixel(raster, x, y).some((v, c) => Math.abs(v - paper[c]!) > 24)) count++
  return count / (raster.width * raster.height)
}

describe('frame pictures', () => {
  it('end in plain paper on every side, so that the card blends', async () => {
    const raster = await draw({ kind: 'frame', frame, view: 'front' }, 285)
    for (let x = 0; x < raster.width; x += 7)
      for (const y of [0, raster.height - 1])
        pixel(raster, x, y).forEach((v, c) => expect(Math.abs(v - paper[c]!)).toBeLessThanOrEqual(2))
    for (let y = 0; y < raster.height; y += 7)
      for (const x of [0, raster.width - 1])
        pixel(raster, x, y).forEach((v, c) => expect(Math.abs(v - paper[c]!)).toBeLessThanOrEqual(2))
  })

  it('show a wider frame wider [CARD-009]', async () => {
    const widthOf = async (totalWidth: number) => {
      const raster = await draw(
        { kind: 'frame', frame: { ...frame, measures: { ...frame.measures, totalWidth } }, view: 'front' },
        285,
      )
      let [left, right] = [raster.width, 0]
      for (let y = 0; y < raster.height; y++)
        for (let x = 0; x < raster.width; x++)
          if (lightness(raster, x, y) < 90) [left, right] = [Math.min(left, x), Math.max(right, x)]
      return right - left
    }
    const [narrow, wide] = [await widthOf(132), await widthOf(148)]
    expect(wide - narrow).toBeGreaterThan(16)
    expect(wide - narrow).toBeLessThan(36)
  })

  it('let light through clear lenses and little through dark ones', async () => {
    const middle = async (lens: LensFinishId) => {
      const raster = await draw({ kind: 'frame', frame: { ...frame, lens }, view: 'front' }, 285)
      return lightness(raster, Math.round(raster.width * 0.68), Math.round(raster.height * 0.52))
    }
    expect(await middle('clear')).toBeGreaterThan(215)
    expect(await middle('polarised-grey')).toBeLessThan(110)
  })

  it.each(FRAME_SHAPES)('%s comes out in every view', async (shape) => {
    for (const view of FRAME_VIEWS) {
      const share = covered(await draw({ kind: 'frame', frame: { ...frame, shape }, view }, 145))
      expect(share).toBeGreaterThan(0.02)
      expect(share).toBeLessThan(0.75)
    }
  })

  it.each(FRAME_CONSTRUCTIONS)('%s comes out in wire and in sheet', async (construction) => {
    for (const [material, color] of [
      ['metal', 'gold'],
      ['acetate', 'tortoise'],
    ] as const) {
      expect(
        covered(await draw({ kind: 'frame', frame: { ...frame, construction, material, color }, view: 'front' }, 145)),
      ).toBeGreaterThan(0.008)
    }
  })

  it.each(Object.keys(LENS_FINISHES) as LensFinishId[])('the %s lens has no broken pixel', async (finish) => {
    const raster = await draw({ kind: 'lens', finish }, 145)
    expect(raster.data.length).toBe(raster.width * raster.height * 3)
    expect(lightness(raster, 72, 45)).toBeGreaterThan(20)
  })
})

describe('other pictures', () => {
  const goods: PictureSpec[] = [
    {
      kind: 'contact-lens-pack',
      brand: 'EyeQ',
      product: 'Endags',
      colors: ['#14504e', '#7fd1c3'],
      count: 30,
      wear: 'daily',
    },
    {
      kind: 'contact-lens-pack',
      brand: 'EyeQ',
      product: 'Månad',
      colors: ['#14504e', '#7fd1c3'],
      count: 6,
      wear: 'monthly',
      view: 'blister',
    },
    ...(['solution', 'spray', 'drops', 'gel'] as const).map((form): PictureSpec => ({
      kind: 'bottle',
      form,
      brand: 'EyeQ',
      product: 'Allt-i-ett',
      color: '#1b6663',
      contents: '360 ml',
    })),
    { kind: 'supplement-jar', brand: 'EyeQ', product: 'Lutein', color: '#7a4b00', contents: '60 kapslar' },
    { kind: 'eye-mask', color: '#2f5d73' },
    { kind: 'wipes-box', brand: 'Blepha', product: 'Ögonservetter', color: '#3f86b5', count: 20 },
    ...(['fjord', 'sun', 'linen'] as const).map((theme): PictureSpec => ({ kind: 'gift-card', theme })),
    ...(['charger-case', 'ear-piece', 'batteries', 'filters'] as const).map((item): PictureSpec => ({
      kind: 'hearing',
      item,
      brand: 'Klarsikt',
      product: 'Storlek 312',
      color: '#7a4b00',
    })),
    ...(['case', 'cloth', 'cord'] as const).map((item): PictureSpec => ({ kind: 'accessory', item, color: '#14504e' })),
    { kind: 'store', variant: 3 },
  ]

  it.each(goods.map((spec) => [JSON.stringify(spec).slice(0, 70), spec] as const))('%s comes out', async (_, spec) => {
    const raster = await draw(spec, 145)
    expect(raster.height).toBe(Math.round(145 * 0.625))
    expect(covered(raster)).toBeGreaterThan(0.008)
  })

  it('banners have their ratio, with and without a frame', async () => {
    const wide = await draw({ kind: 'banner', ratio: '21:9', scene: 'fjord', frame }, 210)
    const tall = await draw({ kind: 'banner', ratio: '4:5', scene: 'linen' }, 100)
    expect([wide.width, wide.height, tall.width, tall.height]).toEqual([210, 90, 100, 125])
  })

  it('still lifes without a master are drawn in their shape, pale by day and dark in the dark', async () => {
    const look = async (light: 'day' | 'dark', crop: 'wide' | 'tall') => {
      const { width, height, data } = await draw({ kind: 'still-life', name: 'morning', crop, light }, 100)
      return { ratio: width / height, mean: data.reduce((sum, value) => sum + value, 0) / data.length }
    }
    const [day, dark] = [await look('day', 'wide'), await look('dark', 'tall')]
    expect(day.ratio).toBeCloseTo(21 / 9, 1)
    expect(dark.ratio).toBeCloseTo(4 / 5, 1)
    expect(day.mean).toBeGreaterThan(180)
    expect(dark.mean).toBeLessThan(80)
  })
})

describe('bands', () => {
  it.each([
    [
      'a frame with glass',
      { kind: 'frame', frame: { ...frame, color: 'tortoise', lens: 'green-gradient' }, view: 'angle' },
    ],
    ['a clear frame', { kind: 'frame', frame: { ...frame, color: 'crystal' }, view: 'front' }],
    ['printed goods', { kind: 'gift-card', theme: 'sun' }],
  ] as const)('of %s are byte for byte the rows of the whole drawing', async (_, spec) => {
    const whole = await draw(spec, 145)
    const cuts = [0, 16, 37, 64, whole.height]
    const bands = await Promise.all(cuts.slice(1).map((to, i) => drawRows(spec, 145, cuts[i]!, to)))
    expect(Buffer.concat(bands).equals(whole.data)).toBe(true)
  })
})
