import { discoveryEndpoints, feedProduct } from '@klarsikt/contract/discovery'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Filter } from '../../engine/engine.js'
import { cardOf, toCardData } from '../catalogue-index/card-data.js'
import { currencyOf } from '../catalogue-index/currency.js'
import { displaysOf } from './displays.js'

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
const attributes = fc.dictionary(
  fc.constantFrom('Färg', 'bredd', 'klar', '__proto__', 'a"b'),
  fc.oneof(fc.constantFrom('Röd', 'Blå "x"', '\u2028'), fc.integer(), fc.boolean(), fc.array(text, { maxLength: 2 })),
)
const price = fc.option(fc.integer({ min: 1, max: 9_999 }).map((minor) => minor / 100))
const variant = fc.record({ product_id: text, sale_price: price, in_stock: fc.boolean(), attributes })
const record = fc.record({
  title: text,
  brand: fc.option(text),
  image_url: fc.option(fc.constantFrom('/a.png', '/b.png')),
  sale_price: price,
  attributes,
  variants: fc.uniqueArray(variant, { maxLength: 3, selector: (one) => one.product_id }),
  localized: fc.constantFrom({}, { sv: { title: 'Bågen', page_url: '/sv' } }),
})
const filter = fc.constantFrom<Filter>(
  { field: 'Färg', op: 'in', data: ['Röd'] },
  { field: 'bredd', op: 'geq', data: 3 },
  { field: 'klar', op: 'eq', data: true },
)
const marks = fc.constantFrom([], [{ field: 'title', ranges: [[0, 1]] as const }], [{ field: 'other', ranges: [] }])
const occasion = fc.record({
  idName: fc.constantFrom('search_result_id' as const, 'recommendation_id' as const),
  requestId: text,
  offset: fc.nat(100),
  filters: fc.array(filter, { maxLength: 2 }),
})

it('cards are those of the products found, in the shape of the contract', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(record, marks), { maxLength: 4 }),
      fc.array(occasion, { minLength: 1, maxLength: 3 }),
      async (records, occasions) => {
        const parsed = records.map(([one], at) =>
          feedProduct.safeParse({ ...one, product_id: String(at), page_url: `/${at}` }),
        )
        const stored = new Map(parsed.flatMap(({ data }) => (data ? [[data.product_id, data] as const] : [])))
        const locale = { language: 'sv', currency: currencyOf('se') } as const
        const shown = new Map([...stored].map(([id, product]) => [id, toCardData(product, locale)]))
        const market = {
          cards: {
            get: (ids: readonly string[]) => Promise.resolve(new Map([...shown].filter(([id]) => ids.includes(id)))),
          },
        }
        // The last hit is only in the index: its product was removed meanwhile.
        const hits = [
          ...records.map(([, highlights], at) => ({ id: String(at), highlights })),
          { id: 'gone', highlights: [] },
        ]
        for (const params of occasions) {
          const reply: unknown = JSON.parse(JSON.stringify({ displays: await displaysOf(market, hits, params) }))
          const cards = [...stored.values()].map((product) => cardOf(product, locale))
          expect(reply).toMatchObject({ displays: JSON.parse(JSON.stringify(cards)) as object[] })
          expect(discoveryEndpoints.searchRelated.reply.safeParse(reply).error).toBeUndefined()
          expect((reply as { displays: unknown[] }).displays).toHaveLength(stored.size)
        }
      },
    ),
  ))
