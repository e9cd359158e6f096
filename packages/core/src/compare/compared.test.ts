import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addCompared,
  COMPARED_FRAMES_MAXIMUM,
  COMPARED_PARAM,
  compareHref,
  readCompared,
  withoutCompared,
} from './index.js'

const addressed = (ids: readonly number[]) =>
  readCompared(new URL(compareHref(ids), 'https://klarsikt.test').searchParams.get(COMPARED_PARAM))

it('are in the address, each once and in their order', () => {
  expect(compareHref([3, 1])).toBe('/jamfor?artiklar=3,1')
  expect(compareHref([])).toBe('/jamfor')
  expect(readCompared('3,1,3,2,4')).toEqual([3, 1, 2])
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: COMPARED_FRAMES_MAXIMUM })
  fc.assert(
    fc.property(ids, (some) => {
      expect(addressed(some)).toEqual(some)
    }),
  )
})

it.each([null, '', 'x', '0', '-1', '1.5', '1e3', '01', '9999999999'])('are none in %j', (text) =>
  expect(readCompared(text)).toEqual([]),
)

it('are three at most, of any address', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const ids = readCompared(text)
      expect(ids.length).toBeLessThanOrEqual(COMPARED_FRAMES_MAXIMUM)
      expect(readCompared(ids.join(','))).toEqual(ids)
    }),
  )
})

it('take one more, not a fourth, and none twice', () => {
  expect(addCompared([1, 2], 3)).toEqual({ ok: true, value: [1, 2, 3] })
  expect(addCompared([1, 2, 3], 4)).toEqual({ ok: false, error: 'full' })
  expect(addCompared([1, 2, 3], 2)).toEqual({ ok: true, value: [1, 2, 3] })
  expect(withoutCompared([1, 2, 3], 2)).toEqual([1, 3])
})
