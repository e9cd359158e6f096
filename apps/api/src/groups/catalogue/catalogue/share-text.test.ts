import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareText } from './share-text.js'

it('changes no value, at any depth', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), (rows) => {
      const before = structuredClone(rows)
      expect(shareText(rows)).toEqual(before)
    }),
  )
})

it('does not touch dates and other objects with a prototype', () => {
  const at = new Date(0)
  const [row] = shareText([{ at, none: null }])
  expect(row.at).toBe(at)
  expect(row.none).toBeNull()
})
