import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Facet, FacetRequest, Filter, SearchQuery } from '../engine.js'
import type { ProductRecord } from '../record.js'
import { product } from '../testing/contract-records.js'
import { createEmbeddedEngine } from './embedded-engine.js'

/** Every seventh product has the rare values: few enough for a sparse column, while queries find many more products. */
const RARE = 7
const MANY = 2000
const shop = Array.from({ length: MANY }, (_, at) =>
  product(`p${String(at)}`, {
    title: `${at % 2 === 0 ? 'röd' : 'blå'} ram${at === 14 ? ' ensam' : ''}`,
    brand: at % 3 === 0 ? 'Ett' : 'Två',
    attributes: at % RARE === 0 ? { rare: at % 4 === 0 ? 'a' : 'b', width: at } : {},
  }),
)
const numbers = Array.from({ length: MANY }, (_, at) => at)

it.each([
  ['a whole catalogue', '', null, () => true],
  ['many found', 'röd', null, (at: number) => at % 2 === 0],
  ['many found, some filtered out', 'ram', 'Ett', (at: number) => at % 3 === 0],
  ['one found', 'ensam', null, (at: number) => at === 14],
])('facets on values that few products have count the same for %s', async (_, text, brand, found) => {
  const index = await createEmbeddedEngine().open('facets', { language: 'sv', synonyms: [] })
  await index.replace(shop)
  // The number of the removed product stays in the column, so it must not be counted.
  await index.apply([{ kind: 'remove', id: 'p28' }])
  const asked: SearchQuery = {
    asYouType: false,
    sort: null,
    offset: 0,
    limit: 10,
    rules: null,
    searchText: text,
    filters: brand === null ? [] : [{ field: 'brand', op: 'eq', data: brand }],
    facets: [
      { field: 'rare', kind: 'value' },
      { field: 'width', kind: 'range' },
    ],
  }
  const having = numbers.filter((at) => at % RARE === 0 && at !== 28 && found(at))
  const count = (value: string, rest: readonly number[]): { value: string; count: number }[] =>
    rest.length === 0 ? [] : [{ value, count: rest.length }]
  const values = [
    ...count(
      'a',
      having.filter((at) => at % 4 === 0),
    ),
    ...count(
      'b',
      having.filter((at) => at % 4 !== 0),
    ),
  ].sort((a, b) => b.count - a.count)
  const width = {
    field: 'width',
    kind: 'range',
    bounds: { min: Math.min(...having), max: Math.max(...having) },
    count: having.length,
  }
  for (const round of [1, 2]) {
    const { facets } = await index.search(asked)
    expect(facets, `round ${String(round)}`).toEqual([{ field: 'rare', kind: 'value', values }, width])
  }
})

it('counts products that came after a sparse column was counted by', async () => {
  const index = await createEmbeddedEngine().open('facets', { language: 'sv', synonyms: [] })
  await index.replace(shop)
  const bounds = async () => {
    const { facets } = await index.search({
      asYouType: false,
      sort: null,
      offset: 0,
      limit: 10,
      rules: null,
      searchText: 'ensam',
      filters: [],
      facets: [{ field: 'width', kind: 'range' }],
    })
    return facets[0]?.kind === 'range' ? facets[0].bounds : undefined
  }
  expect(await bounds()).toEqual({ min: 14, max: 14 })
  for (let at = 0; at < 3; at++) {
    const width = MANY + at
    const record = product(`new${String(at)}`, { title: 'ensam ram', attributes: { width } })
    await index.apply([{ kind: 'put', record }])
    expect(await bounds()).toEqual({ min: 14, max: width })
  }
})

const REQUESTS: readonly FacetRequest[] = [
  { field: 'brand', kind: 'value' },
  { field: 'brand', kind: 'value', limit: 1 },
  { field: 'mixed', kind: 'value' },
  { field: 'many', kind: 'value', limit: 2 },
  { field: 'category', kind: 'category' },
  { field: 'category', kind: 'category', limit: 3 },
  { field: 'sale_price', kind: 'range' },
  { field: 'width', kind: 'range' },
  { field: 'in_stock', kind: 'boolean' },
  { field: 'nobody has it', kind: 'value' },
  { field: 'nobody has it', kind: 'range' },
]
const FILTERS: readonly Filter[] = [
  { field: 'brand', op: 'in', data: ['Ett'] },
  { field: 'brand', op: 'nin', data: ['Två'] },
  { field: 'category', op: 'in', data: [['a']] },
  { field: 'sale_price', op: 'leq', data: 40 },
  { field: 'in_stock', op: 'eq', data: true },
]
/** Enough products for a column to change to the dense form. */
const CROWD = 1600
/** Products on a page: more than there are kinds, fewer than all. */
const MAX_SHOWN = 40
const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
const kind = fc.record({
  modelKey: fc.option(fc.constantFrom('m', 'n', 'o'), { freq: 2 }),
  title: fc.constantFrom('röd', 'röd båge', 'båge'),
  brand: fc.constantFrom(null, 'Ett', 'Två', 'Tre'),
  categories: fc.array(path, { maxLength: 2 }),
  salePrice: fc.option(fc.nat(80)),
  inStock: fc.boolean(),
  attributes: fc.record(
    {
      mixed: fc.constantFrom('1', 1, 'x', true),
      many: fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's'), { maxLength: 3 }),
      width: fc.nat(9),
    },
    { requiredKeys: [] },
  ),
})

function saysOf(record: ProductRecord, field: string): readonly string[] {
  if (field === 'brand') return record.brand === null ? [] : [record.brand]
  if (field === 'in_stock') return [String(record.inStock)]
  const value = record.attributes[field]
  return value === undefined ? [] : typeof value === 'object' ? [...new Set(value)] : [String(value)]
}

/** The products that count as one: those of a model, or each by itself. */
const groupsOf = (records: readonly ProductRecord[], onePerModel: boolean) => [
  ...Map.groupBy(records, (record) => (onePerModel ? (record.modelKey ?? record) : record)).values(),
]

function naive(groups: readonly (readonly ProductRecord[])[], { field, kind: how, limit = 200 }: FacetRequest): Facet {
  if (how === 'range') {
    const of = (record: ProductRecord) => (field === 'sale_price' ? record.salePrice : record.attributes[field])
    const having = groups.map((records) => records.map(of).filter((value) => typeof value === 'number'))
    const numbers = having.flat()
    const bounds = numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) }
    return { field, kind: how, bounds, count: having.filter(({ length }) => length > 0).length }
  }
  const pathsOf = ({ categories }: ProductRecord) =>
    new Set(categories.flatMap((parts) => parts.map((_, at) => parts.slice(0, at + 1).join('\u001f'))))
  const counts = new Map<string, number>()
  for (const records of groups)
    for (const value of new Set(
      records.flatMap((record) => (how === 'category' ? [...pathsOf(record)] : saysOf(record, field))),
    ))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  const first = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, limit)
  if (how === 'category')
    return { field, kind: how, values: first.map(([value, count]) => ({ path: value.split('\u001f'), count })) }
  if (how === 'boolean')
    return { field, kind: how, values: first.map(([value, count]) => ({ value: value === 'true', count })) }
  return { field, kind: how, values: first.map(([value, count]) => ({ value, count })) }
}

function meets(record: ProductRecord, { field, op, data }: Filter): boolean {
  if (op === 'leq') return record.salePrice !== null && record.salePrice <= Number(data)
  if (field === 'category') return record.categories.some(([first]) => first === 'a')
  if (field === 'in_stock') return record.inStock
  return op === 'in' ? record.brand === 'Ett' : record.brand !== 'Två'
}

it('facets count what a naive count of the same products gives, whatever is filtered and has been changed [WNET-002]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(kind, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(1, CROWD),
      fc.array(fc.tuple(fc.nat(), fc.option(kind)), { maxLength: 12 }),
      fc.array(fc.tuple(fc.constantFrom('', 'röd', 'båge'), fc.subarray([...FILTERS]), fc.boolean()), {
        minLength: 1,
        maxLength: 4,
      }),
      async (kinds, times, changes, questions) => {
        const shelf = new Map<string, ProductRecord>()
        for (let at = 0; at < Math.max(kinds.length, times); at += 1)
          shelf.set(`p${String(at)}`, product(`p${String(at)}`, kinds[at % kinds.length] ?? {}))
        const index = await createEmbeddedEngine().open('facets', { language: 'sv', synonyms: [] })
        await index.replace(shelf.values())
        for (const [at, other] of changes) {
          const id = `p${String(at % (shelf.size + 3))}`
          if (other === null) shelf.delete(id)
          else shelf.set(id, product(id, other))
          const record = shelf.get(id)
          await index.apply([record ? { kind: 'put', record } : { kind: 'remove', id }])
        }
        for (const [text, filters, onePerModel] of questions) {
          const { facets, total, hits } = await index.search({
            searchText: text,
            filters,
            asYouType: false,
            sort: null,
            offset: 0,
            limit: MAX_SHOWN,
            facets: REQUESTS,
            rules: null,
            onePerModel,
          })
          const said = [...shelf.values()].filter(({ title }) => title.split(' ').includes(text) || text === '')
          const groups = groupsOf(
            said.filter((record) => filters.every((filter) => meets(record, filter))),
            onePerModel,
          )
          expect(total).toBe(groups.length)
          const shown = hits.map(({ id }) => groups.findIndex((group) => group.some((record) => record.id === id)))
          expect(new Set(shown).size).toBe(Math.min(MAX_SHOWN, groups.length))
          for (const [at, request] of REQUESTS.entries()) {
            const others = filters.filter(({ field }) => field !== request.field)
            const counted = said.filter((record) => others.every((filter) => meets(record, filter)))
            expect(facets[at], request.field).toEqual(naive(groupsOf(counted, onePerModel), request))
          }
        }
      },
    ),
    { numRuns: 20 },
  )
})

it.each([
  ['many found', 'ram', () => true],
  ['some found', 'röd', (at: number) => at % 2 === 0],
  ['one found', 'ensam', (at: number) => at === 14],
])('facets on values that all products have are counted for %s', async (_, text, found) => {
  const index = await createEmbeddedEngine().open('facets', { language: 'sv', synonyms: [] })
  await index.replace(shop)
  const asked: SearchQuery = {
    asYouType: false,
    sort: null,
    offset: 0,
    limit: 10,
    rules: null,
    searchText: text,
    filters: [],
    facets: [{ field: 'brand', kind: 'value' }],
  }
  const two = numbers.filter((at) => found(at) && at % 3 !== 0).length
  const one = numbers.filter((at) => found(at) && at % 3 === 0).length
  const values = [
    { value: 'Två', count: two },
    { value: 'Ett', count: one },
  ].filter(({ count }) => count > 0)
  // The second round shows that the shared counting buffers were emptied.
  for (const round of [1, 2]) {
    const { facets } = await index.search(asked)
    expect(facets, `round ${String(round)}`).toEqual([{ field: 'brand', kind: 'value', values }])
  }
})
