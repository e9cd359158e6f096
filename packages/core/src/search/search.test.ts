import { describe, expect, it } from 'vitest'
import {
  POPULAR_SEARCHES,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MINIMUM_LENGTH,
  moveFocus,
  searchGroup,
  searchHits,
  searchTerm,
} from './index.js'

it('waits 300 ms and asks for two characters [SSEARCH-016, SSEARCH-020]', () => {
  expect([SEARCH_DEBOUNCE_MS, SEARCH_MINIMUM_LENGTH]).toEqual([300, 2])
})

it('offers four brands while the field is empty [SSEARCH-024]', () => {
  expect(POPULAR_SEARCHES).toEqual(['Ray-Ban', 'Tom Ford', 'Gucci', 'Prada'])
})

it('looks up trimmed text of two characters or more [SSEARCH-016, SSEARCH-017]', () => {
  expect(['', ' a ', ' å', '  lins ', '👓'].map(searchTerm)).toEqual([null, null, null, 'lins', null])
})

it('selects a group by s and ignores what it does not know [SSEARCH-002]', () => {
  expect(['products', 'articles', 'stores'].map(searchGroup)).toEqual(['articles', 'layoutPages', 'stores'])
  expect(['', 'cities', 'constructor', null].map(searchGroup)).toEqual([null, null, null, null])
})

it('reports how many there are and whether some are left out [SSEARCH-005]', () => {
  expect(searchHits([1, 2, 3], 2)).toEqual({ data: [1, 2], hits: 3, limited: true })
  expect(searchHits([1, 2], 2)).toEqual({ data: [1, 2], hits: 2, limited: false })
})

describe('arrow keys', () => {
  it('wrap around at both ends [SSEARCH-021]', () => {
    expect(moveFocus(2, 1, 3)).toBe(0)
    expect(moveFocus(0, -1, 3)).toBe(2)
    expect(moveFocus(1, 1, 3)).toBe(2)
  })

  it('enter at the near end, and do nothing without links', () => {
    expect([moveFocus(null, 1, 3), moveFocus(null, -1, 3), moveFocus(null, 1, 0)]).toEqual([0, 2, null])
  })
})
