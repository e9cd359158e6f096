/* oxlint-disable max-lines, max-lines-per-function -- one list of what every engine must do, read from top to bottom */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Facet, Filter, IndexSettings, RankingRules, SearchEngine, SearchIndex, SearchQuery } from '../engine.js'
import { product, SHOP } from './contract-records.js'
import { describeModels } from './models-suite.js'

const SWEDISH: IndexSettings = {
  language: 'sv',
  synonyms: [
    { kind: 'equal', terms: ['solglasögon', 'solbrillor'] },
    { kind: 'one-way', from: ['rosa bågar'], to: ['röd'] },
  ],
}

const query = (said: Partial<SearchQuery> = {}): SearchQuery => ({
  searchText: '',
  filters: [],
  asYouType: false,
  sort: null,
  offset: 0,
  limit: 20,
  facets: [],
  rules: null,
  ...said,
})

const rules = (said: Partial<RankingRules>): RankingRules => ({ pin: [], hide: [], adjust: [], ...said })

/** Tests that every search engine of the service must pass. */
export function describeEngine(name: string, makeEngine: () => Promise<SearchEngine>): void {
  describe(`${name} as a search engine`, () => {
    let engine: SearchEngine
    let shop: SearchIndex

    beforeAll(async () => {
      engine = await makeEngine()
      shop = await engine.open('contract-shop', SWEDISH)
      await shop.replace(SHOP)
    })
    afterAll(() => engine.close())

    const ids = async (said: Partial<SearchQuery>, index = shop): Promise<string[]> =>
      (await index.search(query(said))).hits.map(({ id }) => id)
    const facet = async (field: string, kind: Facet['kind'], said: Partial<SearchQuery> = {}): Promise<Facet> => {
      const [found] = (await shop.search(query({ ...said, facets: [{ field, kind }] }))).facets
      if (found === undefined) throw new Error(`No facet ${field}.`)
      return found
    }

    describe('words', () => {
      it.each([
        ['inflection', 'kontaktlins', 'l1'],
        ['definite plural', 'solglasögonen', 's1'],
        ['without marks', 'solglasogon', 's1'],
        ['upper case', 'WAYFARER', 'f1'],
        ['words that belong together', 'läs glasögon', 'r1'],
        ['a compound that no product has', 'solglasögonfodral', 'c2'],
        ['a compound of which the end says nothing', 'kontaktlinsprodukter', 'l2'],
        ['its beginning alone', 'wayf', 'f1'],
        ['a compound of which nobody knows the beginning', 'qvorbglasögonen', 'f1'],
        ['a name written together', 'rayban', 'f1'],
        ['a name written apart', 'opti free', 'c1'],
        ['a slip of the finger', 'solglasögpn', 's1'],
        ['two slips', 'clubmasetr', 'f2'],
        ['a synonym', 'solbrillor', 's1'],
        ['a synonym of two words, one way', 'rosa bågar', 'r1'],
        ['a unit written together', '360ml', 'c1'],
        ['a number of an article', '7350012345671', 'l1'],
        ['brand and thing', 'acuvue linser', 'l1'],
      ])('finds by %s: %s', async (_, text, expected) => {
        expect((await ids({ searchText: text })).slice(0, 4)).toContain(expected)
      })

      it('finds nothing for what is nowhere', async () => {
        const result = await shop.search(query({ searchText: 'xyzzyqwv' }))
        expect(result).toMatchObject({ total: 0, hits: [], recovery: null, complete: true })
      })

      it('puts what is asked for ahead of what goes with it', async () => {
        const found = await ids({ searchText: 'glasögon' })
        expect(found.indexOf('f1')).toBeLessThan(found.indexOf('c2') === -1 ? Infinity : found.indexOf('c2'))
        expect(['s1', 's2']).toContain((await ids({ searchText: 'solglasögon' }))[0])
      })

      it('takes the last word as unfinished when asked to', async () => {
        expect(await ids({ searchText: 'wayf', asYouType: true })).toContain('f1')
        expect(await ids({ searchText: 'ray-ban club', asYouType: true })).toContain('f2')
      })

      it('says when it read a word otherwise, or left one out', async () => {
        expect((await shop.search(query({ searchText: 'wayfarrer' }))).recovery).toMatchObject({
          kind: 'spelling',
          shown: 'wayfarer',
        })
        const fewer = await shop.search(query({ searchText: 'wayfarer moist' }))
        expect(fewer.recovery?.kind).toBe('fewer-words')
        expect((await shop.search(query({ searchText: 'wayfarer' }))).recovery).toBeNull()
      })
    })

    describe('filters', () => {
      it.each<[string, Filter, string[]]>([
        ['a value', { field: 'brand', op: 'eq', data: 'Acuvue' }, ['l1', 'l2']],
        ['none of a value', { field: 'brand', op: 'neq', data: 'Klarsikt' }, ['f1', 'f2', 's2', 'l1', 'l2', 'c1']],
        ['one of several', { field: 'color', op: 'in', data: ['Guld', 'Röd'] }, ['f2', 's2', 'r1']],
        [
          'none of several',
          { field: 'color', op: 'nin', data: ['Svart', 'Guld', 'Röd'] },
          ['f3', 'l1', 'l2', 'c1', 'c2'],
        ],
        ['at most', { field: 'sale_price', op: 'leq', data: 20_000 }, ['r1', 'c1']],
        ['at least', { field: 'width', op: 'geq', data: 136 }, ['f2']],
        ['between', { field: 'sale_price', op: 'inrange', data: [23_000, 60_000] }, ['f3', 'f4', 'l1', 'l2']],
        ['an open end', { field: 'sale_price', op: 'inrange', data: [null, 9900] }, ['c1']],
        ['a category', { field: 'category', op: 'eq', data: 'Kontaktlinser' }, ['l1', 'l2']],
        [
          'a path',
          { field: 'category', op: 'in', data: [['Glasögon', 'Läsglasögon'], ['Solglasögon']] },
          ['s1', 's2', 'r1'],
        ],
        ['stock', { field: 'in_stock', op: 'eq', data: false }, ['f4']],
        ['reduced', { field: 'on_sale', op: 'eq', data: true }, ['f2', 'f4', 'c1']],
        ['an id', { field: 'product_id', op: 'in', data: ['l2', 'nobody'] }, ['l2']],
        ['yes and no', { field: 'polarised', op: 'eq', data: true }, ['s1']],
        ['a field that nothing has', { field: 'wheels', op: 'eq', data: 4 }, []],
      ])('by %s', async (_, filter, expected) => {
        expect((await ids({ filters: [filter] })).sort()).toEqual([...expected].sort())
      })

      it('all together', async () => {
        const filters: Filter[] = [
          { field: 'brand', op: 'eq', data: 'Ray-Ban' },
          { field: 'color', op: 'eq', data: 'Guld' },
        ]
        expect((await ids({ searchText: 'solglasögon', filters })).sort()).toEqual(['s2'])
      })
    })

    describeModels(() => engine)

    describe('facets', () => {
      it('count without the filters on their own field', async () => {
        const filters: Filter[] = [{ field: 'brand', op: 'eq', data: 'Ray-Ban' }]
        expect(await facet('brand', 'value', { filters })).toMatchObject({
          values: [
            { value: 'Klarsikt', count: 5 },
            { value: 'Ray-Ban', count: 3 },
            { value: 'Acuvue', count: 2 },
            { value: 'Opti-Free', count: 1 },
          ],
        })
        expect(await facet('color', 'value', { filters })).toMatchObject({
          values: [
            { value: 'Guld', count: 2 },
            { value: 'Brun', count: 1 },
            { value: 'Svart', count: 1 },
          ],
        })
      })

      it('count every step of a path', async () => {
        const found = await facet('category', 'category')
        expect(found.kind === 'category' && found.values).toContainEqual({ path: ['Glasögon'], count: 5 })
        expect(found.kind === 'category' && found.values).toContainEqual({
          path: ['Glasögon', 'Läsglasögon'],
          count: 1,
        })
      })

      it('give bounds of numbers, and yes and no', async () => {
        expect(await facet('sale_price', 'range')).toMatchObject({ bounds: { min: 9900, max: 100_000 }, count: 10 })
        expect(await facet('wheels', 'range')).toMatchObject({ bounds: null, count: 0 })
        const found = await facet('polarised', 'boolean')
        expect(found.kind === 'boolean' && [...found.values].sort((a, b) => Number(a.value) - Number(b.value))).toEqual(
          [
            { value: false, count: 1 },
            { value: true, count: 1 },
          ],
        )
      })
    })

    describe('order', () => {
      it('sorts by a number, those without it last', async () => {
        const found = await ids({ sort: { field: 'sale_price', order: 'asc' } })
        expect(found.slice(0, 3)).toEqual(['c1', 'r1', 'l1'])
        expect(found.at(-1)).toBe('c2')
        expect((await ids({ sort: { field: 'sale_price', order: 'desc' } })).at(-1)).toBe('c2')
      })

      it('gives pages that join', async () => {
        const whole = await ids({ searchText: 'klarsikt' })
        const pages = [
          ...(await ids({ searchText: 'klarsikt', limit: 2 })),
          ...(await ids({ searchText: 'klarsikt', offset: 2, limit: 2 })),
          ...(await ids({ searchText: 'klarsikt', offset: 4 })),
        ]
        expect(pages).toEqual(whole)
      })

      it('lists the popular first when nothing is asked', async () => {
        expect((await ids({})).slice(0, 2)).toEqual(['f1', 'l1'])
      })

      it('pins, hides and adjusts', async () => {
        const pinned = await ids({ searchText: 'solglasögon', rules: rules({ pin: ['c1', 's2'] }) })
        expect(pinned.slice(0, 2)).toEqual(['c1', 's2'])
        const filters: Filter[] = [{ field: 'brand', op: 'eq', data: 'Ray-Ban' }]
        expect(await ids({ searchText: 'solglasögon', filters, rules: rules({ pin: ['c1'] }) })).not.toContain('c1')
        expect(await ids({ searchText: 'solglasögon', rules: rules({ hide: ['s1'] }) })).not.toContain('s1')
        const [first] = await ids({
          searchText: 'solglasögon',
          rules: rules({ adjust: [{ filter: { field: 'product_id', op: 'eq', data: 's2' }, factor: 50 }] }),
        })
        expect(first).toBe('s2')
      })
    })

    it('marks what was found, in the original text', async () => {
      const [hit] = (await shop.search(query({ searchText: 'strand solglasogon', highlight: ['title', 'brand'] }))).hits
      expect(hit?.id).toBe('s1')
      const title = hit?.highlights.find(({ field }) => field === 'title')
      expect(title?.ranges.map(([from, to]) => 'Strand solglasögon'.slice(from, to))).toEqual(['Strand', 'solglasögon'])
    })

    it('completes what is typed', async () => {
      const texts = (await shop.suggest('solgl', 5)).map(({ text }) => text)
      expect(texts).toContain('solglasögon')
      expect(await shop.suggest('', 5)).toEqual([])
    })

    it('tells which are alike', async () => {
      const found = (await shop.similar('l1', 3, [])).map(({ id }) => id)
      expect(found[0]).toBe('l2')
      expect(found).not.toContain('l1')
      expect(await shop.similar('nobody', 3, [])).toEqual([])
    })

    it('explains a place', async () => {
      const why = await shop.explain(query({ searchText: 'solbrillor' }), 's1')
      expect(why).toMatchObject({ id: 's1', matches: true })
      expect(why.parts.find(({ kind }) => kind === 'term')).toMatchObject({ typed: 'solbrillor', via: 'synonym' })
      expect(await shop.explain(query({ searchText: 'solbrillor' }), 'c1')).toMatchObject({
        matches: false,
        position: null,
      })
    })

    describe('changes', () => {
      it('are found when they are made', async () => {
        const index = await engine.open('contract-changes', SWEDISH)
        await index.replace(SHOP)
        await index.apply([
          { kind: 'put', record: product('n1', { title: 'Skymning nattglasögon' }) },
          { kind: 'put', record: product('f1', { title: 'Gryning' }) },
          { kind: 'remove', id: 'f2' },
          { kind: 'remove', id: 'nobody' },
        ])
        expect(await ids({ searchText: 'skymning' }, index)).toEqual(['n1'])
        expect(await ids({ searchText: 'gryning' }, index)).toEqual(['f1'])
        expect(await ids({ searchText: 'wayfarer' }, index)).toEqual([])
        expect(await ids({ searchText: 'clubmaster' }, index)).not.toContain('f2')
        expect((await index.stats()).products).toBe(SHOP.length)
        await index.configure({ ...SWEDISH, synonyms: [{ kind: 'equal', terms: ['gryning', 'morgonrodnad'] }] })
        expect(await ids({ searchText: 'morgonrodnad' }, index)).toEqual(['f1'])
        await index.replace([product('only')])
        expect(await ids({}, index)).toEqual(['only'])
        await engine.drop('contract-changes')
        expect((await (await engine.open('contract-changes', SWEDISH)).stats()).products).toBe(0)
        await engine.drop('contract-changes')
      })
    })

    it('counts facets as a naive count does, on any products', async () => {
      const index = await engine.open('contract-random', { language: 'other', synonyms: [] })
      const value = fc.constantFrom('a', 'b', 'c', 'd')
      const some = fc.array(
        fc.record({ color: fc.uniqueArray(value, { maxLength: 3 }), size: fc.option(value), price: fc.nat(5) }),
        { minLength: 1, maxLength: 25 },
      )
      await fc.assert(
        fc.asyncProperty(some, fc.uniqueArray(value, { maxLength: 2 }), fc.nat(5), async (lines, colors, most) => {
          await index.replace(
            lines.map(({ color, size, price }, at) =>
              product(String(at), { salePrice: price, attributes: size === null ? { color } : { color, size } }),
            ),
          )
          const filters: Filter[] = [
            { field: 'sale_price', op: 'leq', data: most },
            ...(colors.length === 0 ? [] : [{ field: 'color', op: 'in', data: colors } satisfies Filter]),
          ]
          const cheap = lines.filter(({ price }) => price <= most)
          const kept = cheap.filter(({ color }) => colors.length === 0 || color.some((one) => colors.includes(one)))
          const result = await index.search(
            query({
              filters,
              facets: [
                { field: 'color', kind: 'value' },
                { field: 'size', kind: 'value' },
              ],
            }),
          )
          const count = (values: readonly string[]): { value: string; count: number }[] =>
            [...Map.groupBy(values, (one) => one)]
              .map(([one, all]) => ({ value: one, count: all.length }))
              .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
          expect(result.total).toBe(kept.length)
          expect(result.facets).toEqual([
            { field: 'color', kind: 'value', values: count(cheap.flatMap(({ color }) => color)) },
            { field: 'size', kind: 'value', values: count(kept.flatMap(({ size }) => (size === null ? [] : [size]))) },
          ])
        }),
        { numRuns: engine.kind === 'embedded' ? 60 : 8 },
      )
    })
  })
}
