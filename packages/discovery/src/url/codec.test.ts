import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Filter, FilterData, FilterOp } from '../wire.js'
import { decodeFilters, decodeSorting, encodeFilters, encodeSorting, type LinkFilter, stripState } from './codec.js'
import { OPERATORS } from './symbols.js'

const ops = Object.keys(OPERATORS) as FilterOp[]
const pair = (filter: LinkFilter, key?: string) => [...encodeFilters([filter], key)][0]

describe('filters in the address', () => {
  it.each<[string, LinkFilter, string, string]>([
    ['no symbol for in [WPAGE-009] [WPAGE-011]', { field: 'brand', op: 'in', data: ['a', 'b'] }, 'f_brand', 'a‚b'],
    ['equals', { field: 'new', op: 'eq', data: 'true' }, 'f_new≡', '1'],
    ['"false" is 0 [WPAGE-013]', { field: 'new', op: 'eq', data: 'false' }, 'f_new≡', '0'],
    ['not equals', { field: 'new', op: 'neq', data: 'true' }, 'f_new≠', '1'],
    ['not in', { field: 'brand', op: 'nin', data: ['a', 'b'] }, 'f_brand∉', 'a‚b'],
    ['at most, a number', { field: 'price', op: 'leq', data: 100 }, 'f_price≤', 'MTAw'],
    ['at least, a number', { field: 'price', op: 'geq', data: 0 }, 'f_price≥', 'MA=='],
    ['range [WPAGE-014]', { field: 'price', op: 'inrange', data: [10, 20] }, 'f_price🔢', '10-20'],
    ['range with decimals', { field: 'price', op: 'inrange', data: [0, 12.5] }, 'f_price🔢', '0-12.5'],
    ['a list of one ends in a separator [WPAGE-015]', { field: 'brand', op: 'in', data: ['a, b'] }, 'f_brand', 'a, b‚'],
    ['an empty string [WPAGE-016]', { field: 'brand', op: 'in', data: ['', 'a'] }, 'f_brand', '0️⃣‚a'],
    ['lists in lists [WPAGE-017]', { field: 'category', op: 'in', data: [['a', 'b'], ['c']] }, 'f_category', 'a‚b‣c‣'],
    ['the empty list', { field: 'category', op: 'in', data: [] }, 'f_category', '‣'],
    ['a real boolean', { field: 'new', op: 'eq', data: true }, 'f_new≡', 'dHJ1ZQ=='],
    ['a scalar string [WPAGE-018]', { field: 'brand', op: 'eq', data: 'Ögon' }, 'f_brand≡', 'IsOWZ29uIg=='],
    ['an object', { field: 'brand', op: 'eq', data: { a: 1 } }, 'f_brand≡', 'eyJhIjoxfQ=='],
    ['a list of objects', { field: 'brand', op: 'in', data: [{ a: [null] }] }, 'f_brand', 'W3siYSI6W251bGxdfV0='],
    ['numbers in a list', { field: 'size', op: 'in', data: [1, 2] }, 'f_size', 'WzEsMl0='],
  ])('writes as pages in the wild do: %s', (_, filter, name, value) => {
    expect(pair(filter)).toEqual([name, value])
    expect(decodeFilters(encodeFilters([filter]))).toEqual([filter])
  })

  it('puts the instance key into the prefix [WPAGE-009]', () => {
    expect(pair({ field: 'brand', op: 'in', data: ['a', 'b'] }, 'b')).toEqual(['fb_brand', 'a‚b'])
  })

  it.each<[string, Filter]>([
    ['a bound below zero', { field: 'power', op: 'inrange', data: [-5, 10] }],
    ['a very small bound', { field: 'power', op: 'inrange', data: [5e-324, 10] }],
    ['an open end', { field: 'price', op: 'inrange', data: [null, 10] }],
    ['one bound', { field: 'price', op: 'inrange', data: [1] }],
    ['zero', { field: 'price', op: 'eq', data: 0 }],
    ['false', { field: 'price', op: 'eq', data: false }],
    ['an empty text', { field: 'price', op: 'eq', data: '' }],
    ['a field that ends in an operator', { field: 'a≡', op: 'in', data: ['x', 'y'] }],
    ['a field that ends in the operator of in', { field: 'a∈', op: 'in', data: ['x', 'y'] }],
    ['an empty inner list', { field: 'category', op: 'in', data: [['a'], []] }],
    ['an item like the empty symbol', { field: 'brand', op: 'in', data: ['0️⃣', 'a'] }],
    ['an item with a separator', { field: 'brand', op: 'in', data: ['a‚b', 'c'] }],
    ['half a surrogate pair', { field: 'brand', op: 'in', data: ['a\uD83D', 'c'] }],
    ['hyphens in a list of a range', { field: 'brand', op: 'inrange', data: ['1-2'] }],
  ])('loses nothing where the readable form is ambiguous: %s', (_, filter) => {
    expect(decodeFilters(String(encodeFilters([filter])))).toEqual([filter])
  })

  it('reads older links [WPAGE-010], the symbol of in, and a range below zero', () => {
    const read = (name: string, value: string) => decodeFilters(new URLSearchParams([[name, value]]), 'k')
    expect(read('filter_brand', 'x‚')).toEqual([{ field: 'brand', op: 'in', data: ['x'] }])
    expect(read('fk_brand∈', 'x‚')).toEqual([{ field: 'brand', op: 'in', data: ['x'] }])
    expect(read('fk_power🔢', '-5-10')).toEqual([{ field: 'power', op: 'inrange', data: [-5, 10] }])
    expect(read('fk_power🔢', '-5--1')).toEqual([{ field: 'power', op: 'inrange', data: [-5, -1] }])
    expect(read('f_brand', 'x‚')).toEqual([])
  })

  it.each([
    'f_brand=Prada',
    'filter_brand=Prada',
    'f_brand=Tom+Ford',
    'filter_brand=Étnia Barcelona',
    'f_brand=Oakley%26Co',
  ])('reads %s, written by hand, and writes it with a separator [WPAGE-010]', (link) => {
    const filters = decodeFilters(link)
    const value = new URLSearchParams(link).values().next().value
    expect(filters).toEqual([{ field: 'brand', op: 'in', data: [value] }])
    expect(encodeFilters(filters).get('f_brand')).toBe(`${value}‚`)
  })

  it.each(['', 'x', '1-', '-', '!!!', 'bnVsbA==', '/w=='])(
    'skips %j and reports what it could not read [WPAGE-044] [WERR-009]',
    (value) => {
      const unreadable = vi.fn()
      expect(decodeFilters(new URLSearchParams([['f_price🔢', value]]), '', unreadable)).toEqual([])
      expect(unreadable).toHaveBeenCalledTimes(value === '' ? 0 : 1)
    },
  )

  it('takes filters and sorting out of an address and leaves the rest', () => {
    const params = new URLSearchParams('query=a&f_b=x&fk_b=x&filter_c=x&sorting=x&sortingk=x')
    stripState(params)
    expect([...params.keys()]).toEqual(['query', 'fk_b', 'sortingk'])
  })
})

describe('sorting in the address', () => {
  it('ends in a rising or a falling chart [WPAGE-007] [WPAGE-008]', () => {
    expect(encodeSorting({ field: 'price', order: 'asc' }).get('sorting')).toBe('price\u{1F4C8}')
    expect(encodeSorting({ field: 'price', order: 'desc' }, 'b').get('sortingb')).toBe('price\u{1F4C9}')
    expect(String(encodeSorting(null))).toBe('')
  })

  it.each(['price', 'price^', ''])('ignores %j [WPAGE-043]', (value) => {
    expect(decodeSorting(new URLSearchParams({ sorting: value }))).toBeUndefined()
    expect(decodeSorting(value)).toBeUndefined()
  })

  it('comes back as it was [WPAGE-031]', () => {
    fc.assert(
      fc.property(
        fc.record({ field: text(), order: fc.constantFrom('asc' as const, 'desc' as const) }),
        fc.string(),
        (sorting, key) => {
          expect(decodeSorting(String(encodeSorting(sorting, key)), key)).toEqual(sorting)
        },
      ),
    )
  })
})

const symbols = fc.constantFrom('‚', '‣', '-', '0️⃣', '≡', '∈', '🔢', '📈', 'true', '1', '0', '')
const text = () =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(symbols, { maxLength: 3 }).map((all) => all.join('')),
  )
/** JSON turns -0 into 0, so the numbers of the test never are -0. */
const number = () => fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const scalar = (): fc.Arbitrary<string | number | boolean> =>
  fc.oneof(text(), fc.string({ unit: fc.constantFrom('\uD83D', 'a') }), number(), fc.integer(), fc.boolean())
const data = (): fc.Arbitrary<FilterData> =>
  fc.oneof(
    scalar(),
    fc.array(scalar(), { maxLength: 4 }),
    fc.array(text(), { maxLength: 4 }),
    fc.array(fc.array(text(), { maxLength: 3 }), { maxLength: 3 }),
    fc.tuple(fc.option(number()), fc.option(number())),
    fc.tuple(fc.integer(), fc.integer()),
  )
const filter = (): fc.Arbitrary<Filter> => fc.record({ field: text(), op: fc.constantFrom(...ops), data: data() })

describe('any state', () => {
  it('of filters comes back as it was, through the text of an address', () => {
    fc.assert(
      fc.property(fc.array(filter(), { maxLength: 5 }), fc.constantFrom('', 'b', 'ilter'), (filters, key) => {
        expect(decodeFilters(String(encodeFilters(filters, key)), key)).toEqual(filters)
      }),
      { numRuns: 3000 },
    )
  })

  it('of an address is read without throwing, and what is read can be written', () => {
    const params = fc.array(
      fc.tuple(
        fc.tuple(fc.constantFrom('f_', 'filter_', 'sorting', 'fb_'), text()).map((parts) => parts.join('')),
        fc.oneof(
          text(),
          fc.base64String(),
          fc.json().map((json) => btoa(encodeURIComponent(json))),
        ),
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          params.map((all) => String(new URLSearchParams(all))),
          fc.string({ unit: 'binary' }),
        ),
        (raw) => {
          const filters = decodeFilters(raw)
          decodeSorting(raw)
          expect(decodeFilters(encodeFilters(filters))).toEqual(filters)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
