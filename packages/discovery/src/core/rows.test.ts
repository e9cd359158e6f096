import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentLink, Suggestion } from '../wire.js'
import { rowsOf } from './rows.js'

const suggestion = (type: Suggestion['type'], title: string, more: Partial<Suggestion> = {}): Suggestion => ({
  type,
  title,
  parent_title: null,
  category_type: type === 'category' ? 'CATEGORY' : null,
  page_url: type === 'query' ? null : `/${title}`,
  suggestions_result_id: title,
  ...more,
})
const link = (title: string): ContentLink => ({ title, page_url: `/page-${title}`, image_url: null })
const many = (type: Suggestion['type'], count: number) =>
  Array.from({ length: count }, (_, index) => suggestion(type, `${type}${index}`))

const none = { searchText: '', query: '', history: [], suggestions: [], contentLinks: [] }
const kinds = (source: Partial<typeof none> | object) =>
  rowsOf({ ...none, ...source }).map(({ kind, title }) => `${kind} ${title}`)

describe('rows of the modal', () => {
  it('with an empty field are the three latest searches without the present one [WMODAL-004] [WMODAL-026] [WMODAL-029]', () => {
    expect(kinds({ query: 'b', history: ['a', 'b', 'c', 'd', 'e'], suggestions: many('query', 3) })).toEqual([
      'history a',
      'history c',
      'history d',
    ])
  })

  it('are two searches, three queries and three places, in this order [WSUGG-006] [WSUGG-007] [WSUGG-008]', () => {
    const suggestions = [...many('category', 5), ...many('query', 8), ...many('content', 2)]
    expect(kinds({ searchText: 'so', history: ['sol', 'x so', 'solglas', 'so', 'ros'], suggestions })).toEqual([
      'history sol',
      'history x so',
      'query query0',
      'query query1',
      'query query2',
      'category category0',
      'category category1',
      'category category2',
    ])
  })

  it('have two places and one link when there is a page [WSUGG-008] [WSUGG-009]', () => {
    const contentLinks = [link('a'), link('b'), link('c')]
    expect(kinds({ searchText: 'so', suggestions: many('category', 4), contentLinks })).toEqual([
      'category category0',
      'category category1',
      'content a',
    ])
  })

  it('have their address and whether they are a brand', () => {
    const rows = rowsOf({
      ...none,
      searchText: 'r',
      suggestions: [
        suggestion('query', 'ray'),
        suggestion('category', 'Ray-Ban', {
          category_type: 'BRAND',
          parent_title: 'Solglasögon',
          page_url: '/ray-ban',
        }),
      ],
    })
    expect(rows[0]).toMatchObject({ url: null, isBrand: false })
    expect(rows[1]).toMatchObject({ url: '/ray-ban', isBrand: true, parentTitle: 'Solglasögon' })
  })

  it('name no search and no page twice', () => {
    expect(
      kinds({
        searchText: 'so',
        history: ['Sol'],
        suggestions: [suggestion('query', 'sol'), suggestion('content', 'x', { page_url: '/page-a' })],
        contentLinks: [link('a')],
      }),
    ).toEqual(['history Sol', 'content a'])
  })

  it('have ids of their own, and never more than the limits', () => {
    const suggestions = fc.array(
      fc.record({
        type: fc.constantFrom('query' as const, 'category' as const, 'content' as const),
        title: fc.string(),
        parent_title: fc.option(fc.string()),
        category_type: fc.option(fc.string()),
        page_url: fc.option(fc.webPath()),
        suggestions_result_id: fc.string(),
      }),
    )
    const links = fc.array(fc.record({ title: fc.string(), page_url: fc.webPath(), image_url: fc.constant(null) }))
    fc.assert(
      fc.property(
        fc.string(),
        fc.uniqueArray(fc.string()),
        suggestions,
        links,
        (searchText, history, all, contentLinks) => {
          const rows = rowsOf({ searchText, query: '', history, suggestions: all, contentLinks })
          expect(rows.length).toBeLessThanOrEqual(8)
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        },
      ),
    )
  })
})
