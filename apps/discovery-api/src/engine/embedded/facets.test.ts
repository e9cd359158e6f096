import { expect, it } from 'vitest'
import { product } from '../contract-records.js'
import type { SearchQuery } from '../engine.js'
import { createEmbeddedEngine } from './embedded-engine.js'

/** Every seventh product has the rare values: few enough for a sparse column, and found by far more candidates. */
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
  // A removed product leaves its place in the column behind.
  await index.apply([{ kind: 'remove', id: 'p28' }])
  const asked: SearchQuery = {
    asYouType: false,
    sort: null,
    offset: 0,
    limit: 10,
    rules: null,
    text,
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
