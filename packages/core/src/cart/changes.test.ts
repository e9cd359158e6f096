import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAvailability } from './availability.js'
import {
  asSeparatePair,
  type ChangeableLine,
  mainLine,
  quantityOf,
  withLens,
  withoutLens,
  withPieces,
} from './changes.js'
import { CART_LINE_MAXIMUM } from './limits.js'
import { isLensOf } from './lines.js'

let made = 0
function line(skuId: string, of: Partial<ChangeableLine> = {}): ChangeableLine {
  return {
    id: `line-${(made += 1)}`,
    skuId,
    parentSkuId: null,
    prescription: null,
    prescriptionGlasses: null,
    workingDistances: null,
    subscriptionInterval: null,
    pairId: null,
    quantity: 1,
    lensColour: null,
    transposedEyes: [],
    ...of,
  }
}

const value = (result: { ok: true; value: ChangeableLine[] } | { ok: false; error: unknown }): ChangeableLine[] => {
  if (!result.ok) throw new Error(String(result.error))
  return result.value
}

describe('pieces of a sku', () => {
  it('changes the plain line and not the subscription', () => {
    const once = line('box')
    const monthly = line('box', { subscriptionInterval: 'month' as never })
    const lines = value(withPieces([monthly, once], line('box'), 4))
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [monthly.id, 1],
      [once.id, 4],
    ])
  })

  it('removes what is there for quantity 0 when no line is plain', () => {
    const monthly = line('box', { subscriptionInterval: 'month' as never })
    expect(value(withPieces([monthly], line('box'), 0))).toEqual([])
  })

  it('counts frames and not their lenses', () => {
    const frame = line('frame', { quantity: 2 })
    expect(quantityOf([frame, line('lens', { parentSkuId: 'frame', quantity: 2 })], 'frame')).toBe(2)
    expect(quantityOf([frame, line('lens', { parentSkuId: 'frame', quantity: 2 })], 'lens')).toBe(0)
  })
})

describe('a lens on a frame', () => {
  const fresh = () => ({ frame: line('frame'), lens: line('lens') })

  it('comes with the frame, follows it in number, and leaves the frame plain', () => {
    const pair = value(withLens([], fresh(), 2))
    expect(pair.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['frame', 2],
      ['lens', 2],
    ])
    expect(value(withLens(pair, fresh(), 3)).map(({ quantity }) => quantity)).toEqual([3, 3])
    expect(value(withLens(pair, fresh(), 0)).map(({ skuId }) => skuId)).toEqual(['frame'])
  })

  it('is refused a second time at the same number', () => {
    expect(withLens(value(withLens([], fresh(), 1)), fresh(), 1)).toEqual({
      ok: false,
      error: 'cart.duplicate-lens-colour',
    })
  })

  it('joins its frame with a plain one when the last lens is taken off', () => {
    const plain = line('frame')
    const frame = asSeparatePair([plain], line('frame'))
    const lens = line('lens', { parentSkuId: 'frame', pairId: frame.pairId ?? null })
    expect(mainLine([plain, frame, lens], lens.id)).toBe(frame)
    expect(value(withoutLens([plain, frame, lens], frame, 'lens'))).toEqual([{ ...plain, quantity: 2 }])
  })
})

it('keeps every line within the limit and every lens with its frame, whatever is asked for', () => {
  const sku = fc.constantFrom('a', 'b')
  const change = fc.record({ sku, lens: fc.option(fc.constantFrom('x', 'y'), { nil: null }), quantity: fc.nat(14) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      let lines: ChangeableLine[] = []
      for (const one of changes) {
        const next = one.lens
          ? withLens(lines, { frame: line(one.sku), lens: line(one.lens) }, one.quantity)
          : withPieces(lines, line(one.sku), one.quantity)
        if (next.ok) lines = next.value
      }
      for (const one of lines) {
        expect(one.quantity).toBeGreaterThan(0)
        expect(one.quantity).toBeLessThanOrEqual(CART_LINE_MAXIMUM)
        if (one.parentSkuId !== null) expect(lines.find((frame) => isLensOf(one, frame))?.quantity).toBe(one.quantity)
      }
    }),
  )
})

describe('availability', () => {
  const sku = { skuId: 'a', buyable: true, available: 2, inStoreOnly: false, storeBlocked: false }
  it.each([
    ['enough', {}, { isStore: false }, 2, null],
    ['too few', {}, { isStore: false }, 3, 'article.out-of-stock'],
    ['not for sale', { buyable: false }, { isStore: false }, 1, 'article.out-of-stock'],
    ['in stores only', { inStoreOnly: true }, { isStore: false }, 1, 'article.store-only'],
    ['blocked for stores', { storeBlocked: true }, { isStore: true }, 1, 'article.not-for-store'],
    ['blocked for stores, for others', { storeBlocked: true }, { isStore: false }, 1, null],
    ['a lens for other frames', {}, { isStore: false, lensFits: false }, 1, 'article.not-found'],
  ] as const)('%s', (_name, of, context, quantity, refusal) => {
    expect(checkAvailability([line('a', { quantity })], { ...sku, ...of }, context)).toBe(refusal)
  })
})
