import { expect, it } from 'vitest'
import { searchResultsBody } from './search.js'

const body = { tenant: 'a', market: 'se', query: 'lins' }

it('ignores invalid filters and sorts instead of refusing them [WERR-009]', () => {
  const read = searchResultsBody.parse({
    ...body,
    sort: 'price',
    filters: [
      null,
      7,
      { field: 'brand' },
      { field: 'brand', op: 'like', data: 'x' },
      { field: 'brand', op: 'in', data: ['A'] },
    ],
  })
  expect([read.sort, read.filters]).toEqual([null, [{ field: 'brand', op: 'in', data: ['A'] }]])
})

it('accepts data of every form of the codec, also 0, false, negative and open ends', () => {
  for (const data of [0, false, '', [-5, 10], [null, 3], [''], [['Glasögon', 'Barn'], []], []])
    expect(searchResultsBody.parse({ ...body, filters: [{ field: 'f', op: 'in', data }] }).filters[0]?.data).toEqual(
      data,
    )
})

it('has defaults for all but tenant, market and query [WNET-001]', () => {
  expect(searchResultsBody.parse(body)).toEqual({
    ...body,
    dsid: null,
    user_id: null,
    session_id: null,
    filters: [],
    sort: null,
    limit: 20,
    offset: 0,
    as_you_type: false,
    highlight: false,
  })
})

it.each([
  ['tenant', { tenant: 'A B' }],
  ['market', { market: 7 }],
  ['query', { query: 'a\u0000' }],
  ['query', { query: '\ud800' }],
  ['limit', { limit: 201 }],
  ['offset', { offset: -1 }],
  ['filters', { filters: 'brand' }],
])('names %s when it is wrong', (field, more) => {
  const issues = searchResultsBody.safeParse({ ...body, ...more }).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})
