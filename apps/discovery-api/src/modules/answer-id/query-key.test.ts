import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded, mayBeShown, queryKey } from './query-key.js'

describe('the key of a query', () => {
  it.each([
    ['  Runda   BÅGAR ', 'runda bågar'],
    ['Ray-Ban', 'ray-ban'],
    ['linser −2,5', 'linser -2,5'],
    ['linser -2.50!', 'linser -2.50'],
    ['"solglasögon" – dam?', 'solglasögon dam'],
    ['52 mm', '52 mm'],
    ['o\u0308gondroppar', 'ögondroppar'],
    ['...', ''],
  ])('of %j is %j', (text, key) => {
    expect(queryKey(text)).toBe(key)
  })

  it('is its own key, and so is what it is found by', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(queryKey(queryKey(text))).toBe(queryKey(text))
        expect(folded(folded(text))).toBe(folded(text))
      }),
    )
  })

  it('finds words however they are marked', () => {
    expect(folded('Ögon-Gel à la')).toBe('ogon gel a la')
  })
})

describe('what may be shown to others', () => {
  it.each([
    ['solglasögon dam', true],
    ['linser -2,5', true],
    ['glasögon 54 mm', true],
    ['air optix 6 pack', true],
    ['bc 8,6 dia 14,2', true],
    ['anna.svensson@example.se', false],
    ['anna (at) example.se', false],
    ['070-123 45 67', false],
    ['ring mig på +46 70 123 45 67', false],
    ['19900101-1234', false],
    ['900101-1234', false],
    ['900101+1234', false],
    ['presentkort 4111 1111 1111 1111', false],
    ['order 20261234', false],
    ['https://example.se', false],
    ['www.example.se', false],
    ['<script>alert(1)</script>', false],
    ["'; drop table x; --", false],
    ['{{constructor}}', false],
    ['a', false],
    ['52', false],
    ['solglasögon '.repeat(9), false],
  ])('%s: %s', (text, shown) => {
    expect(mayBeShown(text)).toBe(shown)
  })

  it('is never a personal number, a telephone number or an address among other words, however it is written', () => {
    const digits = (n: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: n, maxLength: n })
    const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '/')
    fc.assert(
      fc.property(digits(3), digits(3), digits(4), separator, separator, (a, b, c, first, second) => {
        const number = a.join('') + first + b.join('') + second + c.join('')
        expect(mayBeShown(`till ${number} tack`)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(mayBeShown(`till ${address}`)).toBe(false)
      }),
    )
  })
})
