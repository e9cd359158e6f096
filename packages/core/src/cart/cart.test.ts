import { describe, expect, it } from 'vitest'
import { ore } from '../money/index.js'
import {
  CART_LINE_MAXIMUM,
  attachLens,
  badgeCount,
  checkQuantity,
  couponPrice,
  lineKey,
  normaliseCode,
  pieces,
  setQuantity,
  type Discount,
  type PricedLine,
  type PrescriptionGlasses,
} from './index.js'
import { mergeCarts } from './merge.js'

const rx = (rightSphere: number): PrescriptionGlasses => ({
  rightSphere,
  rightCylinder: null,
  rightAxis: null,
  rightAddition: null,
  rightPupillaryDistance: 31,
  leftSphere: -1,
  leftCylinder: null,
  leftAxis: null,
  leftAddition: null,
  leftPupillaryDistance: 31,
})

function line(skuId: string, rest: Partial<PricedLine> = {}): PricedLine {
  return {
    skuId,
    parentSkuId: null,
    prescription: null,
    prescriptionGlasses: null,
    subscriptionInterval: null,
    quantity: 1,
    lensColour: null,
    family: 'glasses',
    unitPrice: ore(100),
    vatRate: 25,
    ...rest,
  }
}

const frame = line('frame-1')
const grey = line('lens-g', { parentSkuId: 'frame-1', lensColour: 'grey' })
const brown = line('lens-b', { parentSkuId: 'frame-1', lensColour: 'brown' })
const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(`refused: ${String(result.error)}`)
  return result.value
}
const counts = (lines: readonly PricedLine[]) => lines.map(({ skuId, quantity }) => [skuId, quantity])

describe('quantity', () => {
  it('takes 12 pieces of a line and refuses the 13th [VALID-034]', () => {
    expect(CART_LINE_MAXIMUM).toBe(12)
    expect(counts(value(setQuantity([], frame, 12)))).toEqual([['frame-1', 12]])
    expect(setQuantity([], frame, 13)).toEqual({ ok: false, error: 'cart.line-limit' })
  })

  it.each([-1, 1.5, NaN, Infinity, '2' as unknown as number])('refuses %s as a number of pieces', (quantity) => {
    expect(checkQuantity(quantity)).toEqual({ ok: false, error: 'cart.quantity-invalid' })
  })

  it('sets, and does not add; 0 removes the line', () => {
    const two = value(setQuantity([line('a'), line('b')], line('a'), 5))
    expect(counts(two)).toEqual([
      ['a', 5],
      ['b', 1],
    ])
    expect(counts(value(setQuantity(two, line('a'), 0)))).toEqual([['b', 1]])
    expect(value(setQuantity(two, line('c'), 0))).toEqual(two)
  })

  it('leaves the given lines as they were', () => {
    const before = [line('a')]
    setQuantity(before, line('a'), 7)
    expect(before).toEqual([line('a')])
  })

  it('keeps lenses in step with their frame, and removes them with it', () => {
    const pair = value(attachLens([line('x')], frame, grey))
    expect(counts(value(setQuantity(pair, frame, 3)))).toEqual([
      ['x', 1],
      ['frame-1', 3],
      ['lens-g', 3],
    ])
    expect(counts(value(setQuantity(pair, frame, 0)))).toEqual([['x', 1]])
    expect(counts(value(setQuantity(pair, grey, 0)))).toEqual([
      ['x', 1],
      ['frame-1', 1],
    ])
    expect(setQuantity(pair, grey, 2)).toEqual({ ok: false, error: 'cart.duplicate-lens-colour' })
    expect(setQuantity([], grey, 1)).toEqual({ ok: false, error: 'cart.quantity-invalid' })
  })
})

describe('lenses on a frame', () => {
  it('refuses the same colour twice on one frame [VALID-036]', () => {
    const pair = value(attachLens([], frame, grey))
    expect(attachLens(pair, frame, grey)).toEqual({ ok: false, error: 'cart.duplicate-lens-colour' })
    const other = line('lens-other-grey', { parentSkuId: 'frame-1', lensColour: 'grey' })
    expect(attachLens(pair, frame, other)).toEqual({ ok: false, error: 'cart.duplicate-lens-colour' })
    expect(setQuantity(pair, other, 1)).toEqual({ ok: false, error: 'cart.duplicate-lens-colour' })
  })

  it('takes another colour, another frame and another prescription', () => {
    const pair = value(attachLens([], frame, grey))
    expect(counts(value(attachLens(pair, frame, brown)))).toEqual([
      ['frame-1', 1],
      ['lens-g', 1],
      ['lens-b', 1],
    ])
    const second = line('frame-2')
    const lens = line('lens-g', { parentSkuId: 'frame-2', lensColour: 'grey' })
    expect(value(attachLens(pair, second, lens))).toHaveLength(4)
    const mine = { ...frame, prescriptionGlasses: rx(-2) }
    expect(value(attachLens(pair, mine, { ...grey, prescriptionGlasses: rx(-2) }))).toHaveLength(4)
  })

  it('puts the lens right after its frame, as many as there are frames', () => {
    const lines = [{ ...frame, quantity: 2 }, line('x')]
    expect(counts(value(attachLens(lines, frame, grey)))).toEqual([
      ['frame-1', 2],
      ['lens-g', 2],
      ['x', 1],
    ])
  })

  it('refuses a lens that belongs to another frame', () => {
    expect(attachLens([], line('frame-9'), grey)).toEqual({ ok: false, error: 'cart.quantity-invalid' })
  })
})

describe('identity of a line', () => {
  const lens = { power: '-2.00', baseCurve: '8.5', diameter: '14.1', cylinder: null, axis: null, addition: null }

  it('is the sku, its parent, the prescription and the interval', () => {
    const keys = [
      line('a'),
      line('a', { parentSkuId: 'b' }),
      line('a', { prescription: lens }),
      line('a', { prescription: { ...lens, power: '-2.25' } }),
      line('a', { subscriptionInterval: 'm3' }),
      line('a', { prescriptionGlasses: rx(-2) }),
      line('a', { prescriptionGlasses: rx(-2.25) }),
      line('b'),
    ].map(lineKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('does not depend on quantity, price or the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(lens).toReversed()) as typeof lens
    expect(lineKey(line('a', { prescription: turned, quantity: 9, unitPrice: ore(1) }))).toBe(
      lineKey(line('a', { prescription: lens })),
    )
  })
})

describe('merging at login', () => {
  it('adds equal lines and holds them at 12', () => {
    const merged = mergeCarts([line('a', { quantity: 8 }), line('b')], [line('a', { quantity: 7 }), line('c')])
    expect(counts(merged)).toEqual([
      ['a', 12],
      ['b', 1],
      ['c', 1],
    ])
  })

  it('has each lens colour once on a pair; the newer choice stays', () => {
    const own = value(attachLens([], frame, grey))
    const newer = line('lens-g2', { parentSkuId: 'frame-1', lensColour: 'grey' })
    const merged = mergeCarts(own, value(attachLens([], frame, newer)))
    expect(counts(merged)).toEqual([
      ['frame-1', 2],
      ['lens-g2', 2],
    ])
  })

  it('separates a subscription from a single purchase', () => {
    expect(mergeCarts([line('a')], [line('a', { subscriptionInterval: 'm1' })])).toHaveLength(2)
  })
})

describe('badge', () => {
  it.each([
    [0, 0],
    [9, 9],
    [10, 9],
    [12, 9],
  ])('%i pieces show %i [CONST-001, CONST-006]', (quantity, badge) => {
    expect(badgeCount([line('a', { quantity })])).toBe(badge)
    expect(pieces([line('a', { quantity })])).toBe(quantity)
  })
})

describe('discount codes', () => {
  const tenth: Discount = { code: 'TIO', kind: 'percent', percent: 10, families: ['glasses'] }

  it('are compared without space and case', () => {
    expect(normaliseCode('  höst-10 ')).toBe('HÖST-10')
  })

  it('fill the coupon price of what they touch [PRICE-002]', () => {
    expect(couponPrice(ore(999.95), frame, tenth)).toBe(ore(899.95))
    expect(couponPrice(ore(999), line('s', { family: 'sunglasses' }), tenth)).toBeNull()
    expect(couponPrice(ore(500), line('g', { family: 'gift-card' }), { ...tenth, families: null })).toBeNull()
    expect(couponPrice(ore(500), grey, { ...tenth, framesOnly: true })).toBeNull()
    expect(couponPrice(ore(50), frame, { code: 'X', kind: 'fixed', amount: ore(200), families: null })).toBe(0)
  })
})
