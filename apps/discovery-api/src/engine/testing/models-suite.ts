import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNaiveEngine } from '../../testing/naive/naive-engine.js'
import type { Filter, IndexSettings, RankingRules, SearchEngine, SearchIndex, SearchQuery } from '../engine.js'
import { COLOURED_SHOP, product } from './contract-records.js'

const SETTINGS: IndexSettings = { language: 'sv', synonyms: [] }

const query = (said: Partial<SearchQuery> = {}): SearchQuery => ({
  searchText: '',
  filters: [],
  asYouType: false,
  sort: null,
  offset: 0,
  limit: 20,
  facets: [],
  rules: null,
  onePerModel: true,
  ...said,
})

const rules = (said: Partial<RankingRules>): RankingRules => ({ pin: [], hide: [], adjust: [], ...said })
const only = (color: string): Filter => ({ field: 'color', op: 'in', data: [color] })

/** Tests that every engine must pass where one product stands for its model. */
export function describeModels(getEngine: () => SearchEngine): void {
  describe('one product of each model', () => {
    let shop: SearchIndex

    beforeAll(async () => {
      shop = await getEngine().open('contract-models', SETTINGS)
      await shop.replace(COLOURED_SHOP)
    })
    afterAll(() => getEngine().drop('contract-models'))

    const ids = async (said: Partial<SearchQuery>): Promise<string[]> =>
      (await shop.search(query(said))).hits.map(({ id }) => id)

    it('shows the first of each, and every pack', async () => {
      expect(await ids({})).toEqual(['vers blå', 'kvist svart', 'moist 30', 'moist 90'])
      expect((await shop.search(query({ onePerModel: false }))).total).toBe(COLOURED_SHOP.length)
    })

    it.each<[string, Partial<SearchQuery>, string[]]>([
      ['the filter', { filters: [only('Röd')] }, ['vers röd']],
      ['the words', { searchText: 'vers svart' }, ['vers svart']],
      [
        'the order',
        { sort: { field: 'sale_price', order: 'asc' } },
        ['moist 30', 'moist 90', 'vers röd', 'kvist svart'],
      ],
      [
        'the order turned round',
        { sort: { field: 'sale_price', order: 'desc' } },
        ['vers blå', 'kvist svart', 'moist 90', 'moist 30'],
      ],
      [
        'what is pinned',
        { rules: rules({ pin: ['vers röd', 'vers svart', 'moist 90'] }) },
        ['vers röd', 'moist 90', 'kvist svart', 'moist 30'],
      ],
      [
        'what is pinned before any order',
        { rules: rules({ pin: ['kvist brun'] }), sort: { field: 'sale_price', order: 'asc' } },
        ['kvist brun', 'moist 30', 'moist 90', 'vers röd'],
      ],
      [
        'what is hidden',
        { rules: rules({ hide: ['vers blå'] }) },
        ['kvist svart', 'vers svart', 'moist 30', 'moist 90'],
      ],
      [
        'what is boosted',
        { rules: rules({ adjust: [{ filter: only('Röd'), factor: 9 }] }) },
        ['vers röd', 'kvist svart', 'moist 30', 'moist 90'],
      ],
    ])('by %s', async (_, said, expected) => {
      expect((await ids(said)).slice(0, expected.length)).toEqual(expected)
    })

    it('counts models in the total, the pages and the facets', async () => {
      const sort = { field: 'sale_price', order: 'asc' } as const
      const pages = [...(await ids({ sort, limit: 2 })), ...(await ids({ sort, offset: 2, limit: 2 }))]
      expect(pages).toEqual(['moist 30', 'moist 90', 'vers röd', 'kvist svart'])
      expect(await ids({ sort, offset: 4 })).toEqual([])
      const facets = [
        { field: 'color', kind: 'value' },
        { field: 'brand', kind: 'value' },
        { field: 'category', kind: 'category' },
        { field: 'in_stock', kind: 'boolean' },
        { field: 'sale_price', kind: 'range' },
      ] as const
      const narrowed = await shop.search(query({ facets, filters: [only('Svart')] }))
      expect(narrowed.total).toBe(2)
      expect(narrowed.facets).toEqual([
        {
          field: 'color',
          kind: 'value',
          values: [
            { value: 'Svart', count: 2 },
            { value: 'Blå', count: 1 },
            { value: 'Brun', count: 1 },
            { value: 'Röd', count: 1 },
          ].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
        },
        { field: 'brand', kind: 'value', values: [{ value: 'Klarsikt', count: 2 }] },
        { field: 'category', kind: 'category', values: [{ path: ['Glasögon'], count: 2 }] },
        { field: 'in_stock', kind: 'boolean', values: [{ value: true, count: 2 }] },
        { field: 'sale_price', kind: 'range', bounds: { min: 80_000, max: 90_000 }, count: 2 },
      ])
      const whole = await shop.search(query({ facets, limit: 0 }))
      expect(whole.total).toBe(4)
      expect(whole.facets[3]).toMatchObject({
        values: [
          { value: true, count: 4 },
          { value: false, count: 1 },
        ],
      })
      expect(whole.facets[4]).toMatchObject({ bounds: { min: 20_000, max: 100_000 }, count: 4 })
    })

    it('is as a naive engine has it, for any products, pages and rules', async () => {
      const engine = getEngine()
      const index = await engine.open('contract-models-random', SETTINGS)
      const naive = await createNaiveEngine().open('models', SETTINGS)
      const lines = fc.array(
        fc.record({ model: fc.option(fc.constantFrom('m', 'n', 'o')), color: fc.constantFrom('a', 'b', 'c') }),
        { minLength: 1, maxLength: 25 },
      )
      const numbers = fc.uniqueArray(fc.nat(24), { maxLength: 3 })
      await fc.assert(
        fc.asyncProperty(
          lines,
          numbers,
          numbers,
          fc.option(fc.constantFrom('a', 'b')),
          async (said, pin, hide, color) => {
            const records = said.map(({ model, color: own }, at) =>
              product(String(at), {
                // Popularity and price differ for all products, so that exactly one order is right.
                popularity: ((at * 7) % 25) + 1,
                salePrice: ((at * 11) % 25) * 100,
                modelKey: model,
                attributes: { color: own },
              }),
            )
            await index.replace(records)
            await naive.replace(records)
            const params = {
              filters: color === null ? [] : [only(color)],
              rules: rules({ pin: pin.filter((at) => !hide.includes(at)).map(String), hide: hide.map(String) }),
              limit: 4,
            }
            for (const sort of [null, { field: 'sale_price', order: 'asc' } as const])
              for (const offset of [0, 4]) {
                const page = query({ ...params, sort, offset })
                const [ours, theirs] = [await index.search(page), await naive.search(page)]
                expect(ours.hits.map(({ id }) => id)).toEqual(theirs.hits.map(({ id }) => id))
                expect(ours.total).toBe(theirs.total)
              }
          },
        ),
        { numRuns: engine.kind === 'embedded' ? 60 : 6 },
      )
      await engine.drop('contract-models-random')
    })
  })
}
