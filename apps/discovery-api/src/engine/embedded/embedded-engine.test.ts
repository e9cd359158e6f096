import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change, IndexSettings, SearchQuery } from '../engine.js'
import { product, SHOP } from '../testing/contract-records.js'
import { describeEngine } from '../testing/contract-suite.js'
import { createEmbeddedEngine } from './embedded-engine.js'

describeEngine('the embedded engine', () => Promise.resolve(createEmbeddedEngine()))

const SETTINGS: IndexSettings = { language: 'sv', synonyms: [] }
const query = (said: Partial<SearchQuery>): SearchQuery => ({
  searchText: '',
  filters: [],
  asYouType: false,
  sort: null,
  offset: 0,
  limit: 100,
  facets: [
    { field: 'brand', kind: 'value' },
    { field: 'category', kind: 'category' },
    { field: 'sale_price', kind: 'range' },
    { field: 'packSize', kind: 'value' },
  ],
  rules: null,
  ...said,
})
const ASKED = ['', 'glasögon', 'svart', 'ray ban', 'linser', 'solglasögn', 'klarsikt fodral'].map((text) =>
  query({ searchText: text }),
)

describe('a snapshot', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'klarsikt-snapshot-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('answers as the index did that it was written of, and goes on from there', async () => {
    const first = createEmbeddedEngine({ folder })
    const index = await first.open('shop/sv', SETTINGS)
    await index.replace(SHOP)
    await index.apply([
      { kind: 'remove', id: 'f1' },
      { kind: 'put', record: product('n1', { title: 'Nya glasögon', brand: 'Klarsikt' }) },
    ])
    const before = await Promise.all(ASKED.map((asked) => index.search(asked)))
    await first.save('shop/sv', 'change 17')
    await first.close()

    const second = createEmbeddedEngine({ folder })
    const again = await second.open('shop/sv', SETTINGS)
    expect(again.checkpoint).toBe('change 17')
    expect(await Promise.all(ASKED.map((asked) => again.search(asked)))).toEqual(before)
    await again.apply([{ kind: 'put', record: product('n2', { title: 'Gryning' }) }])
    expect((await again.search(query({ searchText: 'gryning' }))).hits.map(({ id }) => id)).toEqual(['n2'])
    await second.close()
  })

  it('is not read when it is damaged, of other settings, or dropped', async () => {
    const engine = createEmbeddedEngine({ folder })
    await (await engine.open('other', SETTINGS)).replace(SHOP)
    await engine.save('other', 'x')
    await engine.close()
    const english = createEmbeddedEngine({ folder })
    expect(await (await english.open('other', { ...SETTINGS, language: 'en' })).stats()).toMatchObject({ products: 0 })
    await writeFile(join(folder, 'broken.index'), 'not an index')
    expect(await (await english.open('broken', SETTINGS)).stats()).toMatchObject({ products: 0 })
    await english.drop('other')
    const after = createEmbeddedEngine({ folder })
    expect(await (await after.open('other', SETTINGS)).stats()).toMatchObject({ products: 0 })
  })
})

describe('changes one by one', () => {
  const some = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      words: fc.option(
        fc.array(fc.constantFrom('röd', 'blå', 'glasögon', 'solglasögon', 'fodral'), { minLength: 1, maxLength: 4 }),
      ),
      brand: fc.constantFrom('Ray-Ban', 'Klarsikt', null),
      price: fc.option(fc.nat(3)),
    }),
    { maxLength: 30 },
  )

  it('leave the same products and counts as a catalogue put in place at once', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (steps) => {
        const engine = createEmbeddedEngine()
        // In Swedish, a word is split by the words known when it came, so the two indices could differ. Without
        // compounds they must be equal.
        const plain: IndexSettings = { language: 'other', synonyms: [] }
        const [grown, built] = [await engine.open('grown', plain), await engine.open('built', plain)]
        const left = new Map<string, ReturnType<typeof product>>()
        for (const { id, words, brand, price } of steps) {
          const record = product(id, { title: (words ?? []).join(' '), brand, salePrice: price })
          const change: Change = words === null ? { kind: 'remove', id } : { kind: 'put', record }
          await grown.apply([change])
          if (words === null) left.delete(id)
          else left.set(id, record)
        }
        await built.replace(left.values())
        for (const asked of ['', 'röd', 'glasögon', 'blå fodral'].map((text) => query({ searchText: text }))) {
          const [one, other] = [await grown.search(asked), await built.search(asked)]
          expect(one.total).toBe(other.total)
          expect(one.facets).toEqual(other.facets)
          expect(one.hits.map(({ id }) => id).sort()).toEqual(other.hits.map(({ id }) => id).sort())
        }
        expect(await grown.stats()).toMatchObject({ products: left.size })
      }),
      { numRuns: 40 },
    )
  })

  it('are kept while a new catalogue is put in place', async () => {
    const index = await createEmbeddedEngine().open('busy', SETTINGS)
    const many = Array.from({ length: 400 }, (_, at) => product(`p${String(at)}`))
    const replaced = index.replace(many)
    await index.apply([
      { kind: 'put', record: product('late', { title: 'Sent tillagd' }) },
      { kind: 'remove', id: 'p7' },
    ])
    expect((await index.search(query({ searchText: 'tillagd' }))).total).toBe(1)
    await replaced
    expect((await index.search(query({ searchText: 'tillagd' }))).total).toBe(1)
    expect((await index.stats()).products).toBe(400)
  })

  it('give back the room of what was removed, without losing anything', async () => {
    const index = await createEmbeddedEngine().open('worn', SETTINGS)
    const round = (name: string): Change[] =>
      Array.from({ length: 900 }, (_, at) => ({
        kind: 'put',
        record: product(`p${String(at)}`, { title: `${name} ${String(at)}`, attributes: { round: name } }),
      }))
    for (const name of ['första', 'andra', 'tredje']) await index.apply(round(name))
    await index.settled()
    const { total, facets } = await index.search(
      query({ searchText: 'tredje', facets: [{ field: 'round', kind: 'value' }] }),
    )
    expect(total).toBe(900)
    expect(facets).toEqual([{ field: 'round', kind: 'value', values: [{ value: 'tredje', count: 900 }] }])
    expect((await index.search(query({ searchText: 'första' }))).total).toBe(0)
  })
})
