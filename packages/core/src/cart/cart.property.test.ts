import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CART_LINE_MAXIMUM,
  attachLens,
  badgeCount,
  isLensOf,
  lineKey,
  pieces,
  setQuantity,
  type CountedLine,
  type PrescriptionGlasses,
} from './index.js'
import { mergeCarts } from './merge.js'

type Cart = readonly CountedLine[]
type Step =
  | { readonly kind: 'set'; readonly line: CountedLine; readonly quantity: number }
  | { readonly kind: 'attach'; readonly frame: CountedLine; readonly lens: CountedLine }

const rx = (rightSphere: number): PrescriptionGlasses => ({
  rightSphere,
  rightCylinder: null,
  rightAxis: null,
  rightAddition: null,
  rightPupillaryDistance: 31,
  leftSphere: 0,
  leftCylinder: null,
  leftAxis: null,
  leftAddition: null,
  leftPupillaryDistance: 31,
})

/** Two skus of the same grey, a brown one, and two without a colour. */
const LENSES = { 'grey-1': 'grey', 'grey-2': 'grey', 'brown-1': 'brown', 'plain-1': null, 'plain-2': null } as const

// Few names, so that random steps often meet the same line.
const frame: fc.Arbitrary<CountedLine> = fc.record({
  skuId: fc.constantFrom('frame-1', 'frame-2'),
  parentSkuId: fc.constant(null),
  prescription: fc.constant(null),
  prescriptionGlasses: fc.constantFrom(null, rx(-2), rx(1)),
  subscriptionInterval: fc.constant(null),
  quantity: fc.integer({ min: 0, max: 13 }),
  lensColour: fc.constant(null),
})
const lensSku = fc.constantFrom('grey-1', 'grey-2', 'brown-1', 'plain-1', 'plain-2')
const lensFor = (on: CountedLine, skuId: keyof typeof LENSES): CountedLine => ({
  ...on,
  skuId,
  parentSkuId: on.skuId,
  lensColour: LENSES[skuId],
})
const pair = fc.tuple(frame, frame, lensSku, fc.integer({ min: 0, max: 9 }))
const quantity = fc.oneof(fc.integer({ min: 0, max: 14 }), fc.constantFrom(-1, 1.5, NaN, Infinity))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(frame, quantity).map(([line, pieces]) => ({ kind: 'set' as const, line, quantity: pieces })),
  fc
    .tuple(pair, quantity)
    .map(([[on, , sku], pieces]) => ({ kind: 'set' as const, line: lensFor(on, sku), quantity: pieces })),
  // One lens in ten belongs to another frame.
  pair.map(([on, other, sku, one]) => ({ kind: 'attach' as const, frame: on, lens: lensFor(one ? on : other, sku) })),
)

/** Freezes a cart, so that a function that changes its argument throws. */
const frozen = (cart: Cart): Cart => Object.freeze(cart.map((line) => Object.freeze(line)))
const after = (cart: Cart, taken: Step) =>
  taken.kind === 'set' ? setQuantity(cart, taken.line, taken.quantity) : attachLens(cart, taken.frame, taken.lens)
const walk = (cart: Cart, steps: readonly Step[]): Cart =>
  steps.reduce<Cart>((now, taken) => {
    const next = after(now, taken)
    return next.ok ? frozen(next.value) : now
  }, cart)
/** Any cart that a shopper can reach by a series of steps. */
const cart = fc.array(step, { maxLength: 14 }).map((steps) => walk(frozen([]), steps))

const colourOf = (lens: CountedLine): string => lens.lensColour ?? lens.skuId
const framesIn = (lines: Cart): Cart => lines.filter((line) => line.parentSkuId === null)
const lensesOf = (lines: Cart, of: CountedLine): Cart => lines.filter((line) => isLensOf(line, of))
const piecesByKey = (lines: Cart): ReadonlyMap<string, number> =>
  new Map(lines.map((line) => [lineKey(line), line.quantity]))
const amount = (lines: Cart, key: string): number => piecesByKey(lines).get(key) ?? 0
/** The content of a cart, without the order of lines and without which of two skus gives a colour. */
const gist = (lines: Cart) =>
  framesIn(lines)
    .map((one) => [lineKey(one), one.quantity, ...lensesOf(lines, one).map(colourOf).toSorted()].join(' '))
    .toSorted()

function expectSound(lines: Cart): void {
  expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
  for (const line of lines) {
    expect(Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= CART_LINE_MAXIMUM).toBe(true)
  }
  // Every frame is followed by its lenses, and every lens belongs to the frame before it.
  const pairs = framesIn(lines).map((one) => [one, ...lensesOf(lines, one)])
  expect(pairs.flat()).toEqual(lines)
  for (const [one, ...lenses] of pairs) {
    expect(lenses.every((lens) => lens.quantity === one?.quantity)).toBe(true)
    expect(new Set(lenses.map(colourOf)).size).toBe(lenses.length)
  }
}

describe('whatever is done with a cart', () => {
  it('no line exceeds 12, no lens is without its frame, and no colour is twice on one pair [VALID-034] [VALID-036]', () => {
    const seen = { full: 0, lenses: 0, refused: 0 }
    fc.assert(
      fc.property(cart, fc.array(step, { maxLength: 6 }), cart, (start, steps, other) => {
        let now = start
        for (const taken of steps) {
          const next = after(now, taken)
          if (next.ok) now = frozen(next.value)
          else seen.refused += 1
          expectSound(now)
        }
        expectSound(mergeCarts(now, other))
        if (now.some((line) => line.quantity === CART_LINE_MAXIMUM)) seen.full += 1
        if (now.some((line) => line.parentSkuId !== null)) seen.lenses += 1
      }),
      { numRuns: 1000 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50)
  })

  it('the badge grows with the pieces up to 9, and stays there [CONST-001]', () => {
    fc.assert(
      fc.property(cart, cart, (one, other) => {
        const [badge, more] = [badgeCount(one), badgeCount([...one, ...other])]
        expect(pieces([...one, ...other])).toBe(pieces(one) + pieces(other))
        expect(pieces(one)).toBe(framesIn(one).flatMap(({ quantity }) => Array.from({ length: quantity })).length)
        expect(more).toBeGreaterThanOrEqual(badge)
        expect(badge).toBeLessThanOrEqual(9)
        expect(badge === pieces(one) || (badge === 9 && pieces(one) > 9)).toBe(true)
      }),
    )
  })
})

describe('setting a number', () => {
  const allowed = fc.integer({ min: 0, max: CART_LINE_MAXIMUM })
  const set = (lines: Cart, line: CountedLine, count: number): Cart => {
    const result = setQuantity(lines, line, count)
    if (!result.ok) throw new Error(result.error)
    return frozen(result.value)
  }

  it('a frame gets any number up to 12, and its lenses with it', () => {
    fc.assert(
      fc.property(cart, frame, allowed, (lines, one, count) => {
        const now = set(lines, one, count)
        expect(amount(now, lineKey(one))).toBe(count)
        expect(lensesOf(now, one).map(colourOf)).toEqual(count === 0 ? [] : lensesOf(lines, one).map(colourOf))
      }),
    )
  })

  it('what is not refused is applied, also to a lens', () => {
    fc.assert(
      fc.property(cart, frame, lensSku, quantity, (lines, on, sku, count) => {
        const lens = lensFor(on, sku)
        const result = setQuantity(lines, lens, count)
        if (result.ok) expect(amount(result.value, lineKey(lens))).toBe(count)
      }),
    )
  })

  it('nothing else in the cart changes', () => {
    fc.assert(
      fc.property(cart, frame, allowed, (lines, one, count) => {
        const others = (all: Cart): Cart => all.filter((line) => lineKey(line) !== lineKey(one) && !isLensOf(line, one))
        expect(others(set(lines, one, count))).toEqual(others(lines))
      }),
    )
  })

  it('the last quantity counts, whatever was set before', () => {
    fc.assert(
      fc.property(cart, frame, allowed, allowed, (lines, one, before, count) => {
        const now = set(lines, one, count)
        expect(set(now, one, count)).toEqual(now)
        if (before > 0) expect(set(set(lines, one, before), one, count)).toEqual(now)
      }),
    )
  })
})

describe('attaching a lens', () => {
  it('adds a colour that is not there yet to one pair, and taking it off gives the cart back', () => {
    let attached = 0
    fc.assert(
      fc.property(cart, frame, lensSku, (lines, on, sku) => {
        const lens = lensFor(on, sku)
        const result = attachLens(lines, on, lens)
        const frames = amount(lines, lineKey(on)) || on.quantity
        const taken = lensesOf(lines, on).map(colourOf).includes(colourOf(lens))
        expect(result.ok).toBe(!taken && frames >= 1 && frames <= CART_LINE_MAXIMUM)
        if (!result.ok) return
        attached += 1
        const without = setQuantity(result.value, lens, 0)
        const bare = amount(lines, lineKey(on)) > 0 ? lines : [...lines, on]
        expect(without).toEqual({ ok: true, value: bare })
        expect(lensesOf(result.value, on).map(colourOf)).toEqual([...lensesOf(lines, on).map(colourOf), colourOf(lens)])
        expect(attachLens(result.value, on, lens).ok).toBe(false)
      }),
    )
    expect(attached).toBeGreaterThan(20)
  })
})

describe('merging carts', () => {
  it('an empty cart changes nothing', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(mergeCarts(lines, [])).toEqual(lines)
        expect(mergeCarts([], lines)).toEqual(lines)
      }),
    )
  })

  it('nothing is lost below 12 and nothing is made up: of each frame there are as many as in both together', () => {
    fc.assert(
      fc.property(cart, cart, (own, gathered) => {
        const merged = mergeCarts(own, gathered)
        for (const key of new Set([...framesIn(own), ...framesIn(gathered)].map(lineKey))) {
          const both = amount(own, key) + amount(gathered, key)
          expect(amount(merged, key)).toBe(both > CART_LINE_MAXIMUM ? CART_LINE_MAXIMUM : both)
        }
        for (const one of framesIn(merged)) {
          const before = [...lensesOf(own, one), ...lensesOf(gathered, one)].map(colourOf)
          expect(new Set(lensesOf(merged, one).map(colourOf))).toEqual(new Set(before))
        }
      }),
    )
  })

  it('of two lenses in one colour the newer stays, and any other lens is the one that was chosen', () => {
    fc.assert(
      fc.property(cart, cart, (own, gathered) => {
        const merged = mergeCarts(own, gathered)
        const keys = new Set(merged.map(lineKey))
        for (const lens of gathered) expect(keys).toContain(lineKey(lens))
        const known = new Set([...own, ...gathered].map(lineKey))
        for (const key of keys) expect(known).toContain(key)
      }),
    )
  })

  it('which cart comes first does not matter, apart from order and the newer of two lenses', () => {
    fc.assert(
      fc.property(cart, cart, (own, gathered) => {
        expect(gist(mergeCarts(own, gathered))).toEqual(gist(mergeCarts(gathered, own)))
      }),
    )
  })

  it('merging three carts is associative', () => {
    fc.assert(
      fc.property(cart, cart, cart, (one, two, three) => {
        const inPairs = mergeCarts(one, mergeCarts(two, three))
        const inTurn = mergeCarts(mergeCarts(one, two), three)
        expect(piecesByKey(inTurn)).toEqual(piecesByKey(inPairs))
      }),
    )
  })
})
