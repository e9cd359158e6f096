import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRESH_MEMORY, holdsMemory, memoryKeys, type PageMemory, readMemory, writeMemory } from './history.js'

const NINE = [
  'field_value',
  'filters_open',
  'sorting_open',
  'expanded_filters',
  'local_filter_cache',
  'expanded_hierarchical_filters',
  'showing_recommendation_rows',
  'content_results_rows',
  'scroll_restoration_data',
]

describe('the state of a page in a history entry', () => {
  it('has nine keys on a search page, with its prefix [WPAGE-019] [WPAGE-020]', () => {
    expect(Object.keys(writeMemory(null, FRESH_MEMORY, 'search'))).toEqual(NINE.map((key) => `search_${key}`))
    expect(Object.keys(writeMemory(null, FRESH_MEMORY, 'search', 'b'))).toEqual(NINE.map((key) => `searchb_${key}`))
  })

  it('has six on a category page [WCAT-003]', () => {
    const six = NINE.filter(
      (key) => !['field_value', 'showing_recommendation_rows', 'content_results_rows'].includes(key),
    )
    expect(memoryKeys('category')).toEqual(six)
    expect(Object.keys(writeMemory(null, FRESH_MEMORY, 'category'))).toEqual(six.map((key) => `category_${key}`))
  })

  it('begins with two rows of recommendations and one of content [WPAGE-021] [WPAGE-022]', () => {
    expect(readMemory(null, 'search')).toMatchObject({ showing_recommendation_rows: 2, content_results_rows: 1 })
  })

  it('preserves the state of the host page and other instances', () => {
    const state = writeMemory({ key: 'host', searchb_filters_open: true }, FRESH_MEMORY, 'search')
    expect(state).toMatchObject({ key: 'host', searchb_filters_open: true, search_filters_open: false })
    expect(holdsMemory(state, 'search')).toBe(true)
    expect(holdsMemory(state, 'category')).toBe(false)
    expect(holdsMemory('text', 'search')).toBe(false)
  })

  it('comes back as it was', () => {
    const memory: fc.Arbitrary<PageMemory> = fc.record({
      field_value: fc.string(),
      filters_open: fc.boolean(),
      sorting_open: fc.boolean(),
      expanded_filters: fc.array(fc.string()),
      local_filter_cache: fc.dictionary(fc.string(), fc.record({ title: fc.string(), values: fc.array(fc.string()) })),
      expanded_hierarchical_filters: fc.array(fc.string()),
      showing_recommendation_rows: fc.nat(),
      content_results_rows: fc.nat(),
      scroll_restoration_data: fc.record({ y: fc.nat(), loaded: fc.nat() }),
    })
    fc.assert(
      fc.property(memory, fc.string(), (one, key) => {
        expect(readMemory(writeMemory(null, one, 'search', key), 'search', key)).toEqual(one)
      }),
    )
  })

  it('is initial when something else is stored under its keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...NINE.map((key) => `search_${key}`)), fc.anything()), (state) => {
        const memory = readMemory(state, 'search')
        for (const key of memoryKeys('search')) {
          expect(Array.isArray(memory[key])).toBe(Array.isArray(FRESH_MEMORY[key]))
          expect(typeof memory[key]).toBe(typeof FRESH_MEMORY[key])
        }
      }),
    )
  })
})
