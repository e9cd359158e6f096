// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { comparePictures, type Picture } from './picture-comparator.js'

const WIDTH = 480
const HEIGHT = 320
const PAPER = 251
const INK = 23

/** The darkness of every pixel from 0 to 1. `soften` imitates how a browser build smooths edges. */
function draw(darkness: (x: number, y: number) => number, soften = (value: number) => value): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const value = Math.round(PAPER + (INK - PAPER) * soften(darkness(x, y)))
      data.fill(value, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)
    }
  return { data, metadata: { width: WIDTH, height: HEIGHT } }
}

const inside = (x: number, y: number, left: number, top: number, width: number, height: number) =>
  x >= left && x < left + width && y >= top && y < top + height

/** A filled button of 160 by 48, and lines of strokes 1.4 px wide with smoothed edges, as text is. */
function page(left: number, soften?: (value: number) => number): Picture {
  return draw((x, y) => {
    if (inside(x, y, left, 40, 160, 48)) return 1
    if (!inside(x, y, 24, 120, 400, 160) || y % 24 > 12) return 0
    return [0.2, 1, 0.4, 0, 0, 0, 0.7, 0.9][x % 8] ?? 0
  }, soften)
}

/** Glasses as an outline 1.5 px thick, in a box of 20. */
function icon(left: number): Picture {
  return draw((x, y) => {
    if (!inside(x, y, left, 100, 20, 20)) return 0
    const distance = Math.abs(Math.hypot(x - left - 10, y - 110) - 8)
    return Math.min(1, Math.max(0, 1.25 - distance))
  })
}

const compare = (expected: Picture, actual: Picture) => comparePictures(expected, actual, { createDiff: true })

describe('comparing pictures', () => {
  it('finds nothing between equal ones', () => {
    expect(compare(page(24), page(24))).toMatchObject({ pass: true, message: null })
  })

  it('tolerates edges that another build smooths darker or lighter', () => {
    expect(
      compare(
        page(24),
        page(24, (value) => value ** 1.25),
      ).pass,
    ).toBe(true)
    expect(
      compare(
        page(24),
        page(24, (value) => value ** 0.8),
      ).pass,
    ).toBe(true)
  })

  it('finds a button that moved by one pixel', () => {
    expect(compare(page(24), page(25))).toMatchObject({
      pass: false,
      message: expect.stringContaining('look different'),
    })
  })

  it('finds an icon that moved by two pixels', () => {
    expect(compare(icon(40), icon(42)).pass).toBe(false)
  })

  it('finds text in another grey', () => {
    expect(
      compare(
        page(24),
        page(24, (value) => value * 0.75),
      ).pass,
    ).toBe(false)
  })

  it('finds another size', () => {
    const tall = { ...page(24), metadata: { width: HEIGHT, height: WIDTH } }
    expect(compare(page(24), tall)).toEqual({
      pass: false,
      diff: null,
      message: 'It was 480×320 pixels and is 320×480 now.',
    })
  })

  it('marks in red what changed', () => {
    const { diff } = compare(page(24), page(48))
    expect(diff?.subarray((60 * WIDTH + 30) * 4, (60 * WIDTH + 30) * 4 + 4)).toEqual(Uint8Array.of(220, 0, 60, 255))
  })
})
