import { assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { place } from './placement.js'

const view = { width: 400, height: 600 }
const anchor = { x: 150, y: 300, width: 44, height: 44 }
const box = { width: 120, height: 80 }
const gap = 8

describe('place', () => {
  it('puts the box on the side that was asked for', () => {
    const at = (side: 'top' | 'bottom' | 'start' | 'end', rtl = false) =>
      place(anchor, box, view, { side, align: 'start', rtl, gap })
    expect(at('bottom')).toEqual({ x: 150, y: 352 })
    expect(at('top')).toEqual({ x: 150, y: 212 })
    expect(at('end')).toEqual({ x: 202, y: 300 })
    expect(at('start')).toEqual({ x: 22, y: 300 })
    expect(at('end', true)).toEqual(at('start'))
    expect(at('start', true)).toEqual(at('end'))
  })

  it('lines up the edges in reading direction', () => {
    const x = (align: 'start' | 'center' | 'end', rtl: boolean) =>
      place(anchor, box, view, { side: 'bottom', align, rtl, gap }).x
    expect(x('center', false)).toBe(150 + 22 - 60)
    expect(x('end', false)).toBe(150 + 44 - 120)
    expect(x('start', true)).toBe(x('end', false))
    expect(x('end', true)).toBe(x('start', false))
  })

  it('moves to the other side when there is no room, and back when there is less', () => {
    const low = { ...anchor, y: 540 }
    expect(place(low, box, view, { side: 'bottom', align: 'start', rtl: false, gap }).y).toBe(540 - 8 - 80)
    const tall = { width: 120, height: 560 }
    expect(place({ ...anchor, y: 250 }, tall, view, { side: 'bottom', align: 'start', rtl: false, gap }).y).toBe(32)
  })

  it('stays in the window, and off its anchor when either side has room', () => {
    assert(
      property(
        record({ x: integer({ min: 0, max: 356 }), y: integer({ min: 0, max: 556 }) }),
        record({ width: integer({ min: 10, max: 384 }), height: integer({ min: 10, max: 584 }) }),
        constantFrom('top' as const, 'bottom' as const),
        constantFrom('start' as const, 'center' as const, 'end' as const),
        boolean(),
        (corner, size, side, align, rtl) => {
          const held = { ...corner, width: 44, height: 44 }
          const at = place(held, size, view, { side, align, rtl, gap })
          expect(at.x).toBeGreaterThanOrEqual(8)
          expect(at.y).toBeGreaterThanOrEqual(8)
          expect(at.x + size.width).toBeLessThanOrEqual(view.width - 8)
          expect(at.y + size.height).toBeLessThanOrEqual(view.height - 8)
          const room = Math.max(held.y, view.height - held.y - held.height) - gap - 8
          const covers = at.y < held.y + held.height && at.y + size.height > held.y
          if (size.height <= room) expect(covers).toBe(false)
        },
      ),
    )
  })
})
