import { assert, constantFrom, integer, property, record } from 'fast-check'
// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RangeSlider } from './range-slider.js'
import { moveEnd, parseNumber, type Range, snap } from './range.js'

const price = { min: 0, max: 4000, step: 50, minDistance: 0 }

describe('snap', () => {
  it('goes to the nearest step within the bounds', () => {
    expect(snap(1230, price)).toBe(1250)
    expect(snap(-5, price)).toBe(0)
    expect(snap(99_999, price)).toBe(4000)
    expect(snap(0.3, { ...price, max: 1, step: 0.1 })).toBe(0.3)
  })

  it('stays on a step when the maximum is none', () => {
    expect(snap(10, { min: 0, max: 10, step: 3, minDistance: 0 })).toBe(9)
    expect(snap(10, { min: 0, max: 10, step: 4, minDistance: 0 })).toBe(8)
  })
})

describe('moveEnd', () => {
  it('yields to the other end and never pushes it', () => {
    expect(moveEnd([1000, 2000], 0, 3000, price)).toEqual([2000, 2000])
    expect(moveEnd([1000, 2000], 1, 500, price)).toEqual([1000, 1000])
    expect(moveEnd([1000, 2000], 0, 1800, { ...price, minDistance: 500 })).toEqual([1500, 2000])
    expect(moveEnd([1000, 2000], 1, 1200, { ...price, minDistance: 500 })).toEqual([1000, 1500])
  })

  it('preserves order, bounds and distance for any movement', () => {
    const movement = record({
      from: integer({ min: 0, max: 40 }),
      apart: integer({ min: 0, max: 40 }),
      distance: integer({ min: 0, max: 12 }),
      end: constantFrom(0 as const, 1 as const),
      value: integer({ min: -1000, max: 6000 }),
    })
    assert(
      property(movement, ({ from, apart, distance, end, value }) => {
        const gap = Math.max(apart, distance)
        const range: Range = [Math.min(from, 80 - gap) * 50, (Math.min(from, 80 - gap) + gap) * 50]
        const [low, high] = moveEnd(range, end, value, { ...price, minDistance: distance * 50 })
        expect(high - low).toBeGreaterThanOrEqual(distance * 50)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(4000)
        expect([low % 50, high % 50]).toEqual([0, 0])
        expect(end === 0 ? high : low).toBe(range[end === 0 ? 1 : 0])
      }),
    )
  })
})

describe('parseNumber', () => {
  it.each([
    ['1 230', 1230],
    ['1\u00A0230 kr', 1230],
    ['141,5 mm', 141.5],
    ['141.5', 141.5],
    ['\u2212125', -125],
  ])('reads %s', (typed, value) => {
    expect(parseNumber(typed)).toBe(value)
  })

  it.each(['', 'mycket', '1,2,3', '-', 'kr 5'])('takes %s for no number', (typed) => {
    expect(parseNumber(typed)).toBeNull()
  })
})

it('is whole in the server’s page', () => {
  const page = renderToString(<RangeSlider label="Pris" min={0} max={4000} step={50} defaultValue={[500, 2000]} />)
  expect(page.match(/type="range"/g)).toHaveLength(2)
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain('500–2\u00A0000')
})
