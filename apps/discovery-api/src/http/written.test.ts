import fc from 'fast-check'
import { expect, it } from 'vitest'
import { begun, finished, joined, listOf, member, packed, type Written, written } from './written.js'

const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('å', '™', '𝒳', '\u2028'), fc.integer())
const object = (name: string) => fc.record({ [name]: value })
const either = <T>(one: Written<T>, kept: boolean): Written<T> => (kept ? packed(one) : one)

it('what is put together from pieces says what was written, whether they are kept as bytes or not', () =>
  fc.assert(
    fc.property(
      object('a'),
      object('b'),
      fc.array(object('c'), { maxLength: 4 }),
      fc.infiniteStream(fc.boolean()),
      (a, b, list, kept) => {
        const next = () => kept.next().value
        const inner = either(
          member('list', either(listOf(list.map((one) => either(written(one), next()))), next())),
          next(),
        )
        const outer = either(
          joined(either(joined(either(written(a), next()), inner), next()), either(written(b), next())),
          next(),
        )
        expect(JSON.parse(outer.text)).toEqual({ ...a, list, ...b })
        expect(Buffer.from(outer.bytes).toString()).toBe(outer.text)
        expect(packed(outer).size).toBe(Buffer.byteLength(outer.text))
      },
    ),
  ))

it('an object that is kept begun ends differently each time', () =>
  fc.assert(
    fc.property(object('a'), fc.array(object('b'), { minLength: 1, maxLength: 3 }), fc.boolean(), (a, ends, kept) => {
      const one = begun(either(written(a), kept))
      for (const b of ends) expect(JSON.parse(finished(one, either(written(b), kept)).text)).toEqual({ ...a, ...b })
      expect(JSON.parse(one.whole.text)).toEqual(a)
    }),
  ))
