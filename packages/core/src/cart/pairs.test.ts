import { describe, expect, it } from 'vitest'
import {
  attachLens,
  badgeCount,
  type CountedLine,
  isLensOf,
  pairsLike,
  pieces,
  placeOfLens,
  setQuantity,
  tooManyAlike,
} from './index.js'

const line = (skuId: string, rest: Partial<CountedLine> = {}): CountedLine => ({
  skuId,
  parentSkuId: null,
  prescription: null,
  prescriptionGlasses: null,
  subscriptionInterval: null,
  quantity: 1,
  lensColour: null,
  ...rest,
})
const frame = line('frame')
const clear = line('clear', { parentSkuId: 'frame', lensColour: 'clear' })
const grey = line('grey', { parentSkuId: 'frame', lensColour: 'grey' })
const second = { pairId: 'second' }
const both: CountedLine[] = [frame, clear, { ...frame, ...second }, { ...grey, ...second }]

describe('a second pair of the same frame and strengths', () => {
  it('is a pair of its own, with its own lenses and number', () => {
    expect(isLensOf(both[3]!, both[2]!)).toBe(true)
    expect(isLensOf(both[3]!, both[0]!)).toBe(false)
    const more = setQuantity(both, both[2]!, 3)
    expect(more.ok && more.value.map(({ quantity }) => quantity)).toEqual([1, 1, 3, 3])
    const gone = setQuantity(both, both[0]!, 0)
    expect(gone.ok && gone.value).toEqual(both.slice(2))
    const attached = attachLens(both.slice(0, 2), both[2]!, both[3]!)
    expect(attached).toEqual({ ok: true, value: both })
  })

  it('is asked for only where a pair has other lenses', () => {
    expect(placeOfLens([], frame, 'clear')).toBe('free')
    expect(placeOfLens([frame], frame, 'clear')).toBe('free')
    expect(placeOfLens([frame, clear], frame, 'clear')).toBe('duplicate')
    expect(placeOfLens([frame, clear], frame, 'grey')).toBe('ask')
    expect(placeOfLens(both, frame, 'grey')).toBe('duplicate')
    expect(placeOfLens([frame, clear], line('other'), 'grey')).toBe('free')
    expect(pairsLike(both, frame)).toEqual([both[0], both[2]])
  })

  it('counts with the others towards the twelve of one kind [VALID-034]', () => {
    const twelve = [frame, clear].map((one) => ({ ...one, quantity: 12 }))
    expect(tooManyAlike(twelve, frame, 'clear')).toBe(false)
    const more = [...twelve, { ...frame, ...second }, { ...clear, ...second }]
    expect(tooManyAlike(more, frame, 'clear')).toBe(true)
    expect(tooManyAlike(more, frame, 'grey')).toBe(false)
  })
})

describe('the number of articles', () => {
  it('counts a pair of glasses as one', () => {
    expect(pieces([frame, clear])).toBe(1)
    expect(pieces(both)).toBe(2)
    expect(pieces([{ ...frame, quantity: 3 }, { ...clear, quantity: 3 }, line('drops', { quantity: 2 })])).toBe(5)
    expect(
      badgeCount([
        { ...frame, quantity: 8 },
        { ...clear, quantity: 8 },
      ]),
    ).toBe(8)
    expect(
      pieces([
        { parentSkuID: null, quantity: 2 },
        { parentSkuID: 'frame', quantity: 2 },
      ]),
    ).toBe(2)
  })
})

it('a pair whose strengths are sent later is neither the plain frame nor a pair of the same strengths', () => {
  const later = { ...frame, prescriptionSource: 'later' as const }
  const lens = { ...clear, prescriptionSource: 'later' as const }
  expect([isLensOf(lens, later), isLensOf(lens, frame), isLensOf(clear, later)]).toEqual([true, false, false])
  const attached = attachLens([frame], later, lens)
  expect(attached).toEqual({ ok: true, value: [frame, later, lens] })
  expect(pairsLike([later, lens], frame)).toEqual([])
})
