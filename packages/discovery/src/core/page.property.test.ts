import fc from 'fast-check'
import { expect, it } from 'vitest'
import { displays, results, routedShop, testShop } from '../testing/shop.js'
import { canonical } from '../transport/canonical.js'
import { decodeFilters, decodeSorting, isFilter } from '../url/codec.js'
import { readMemory } from '../url/history.js'
import type { Filter, Sorting } from '../wire.js'

/** What a shopper and a slow service can do to a page. */
type Step =
  | { readonly do: 'filter'; readonly filter: Filter }
  | { readonly do: 'sort'; readonly sorting: Sorting | null }
  | { readonly do: 'remove' | 'panel' | 'section' | 'more' | 'back' | 'forward' | 'settle' | 'scroll' }
  | { readonly do: 'query'; readonly query: string; readonly clear: boolean }

const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    field: fc.constantFrom('brand', 'colour'),
    op: fc.constant('in' as const),
    data: fc.uniqueArray(fc.constantFrom('a', 'b', ''), { maxLength: 2 }),
  }),
  fc.record({
    field: fc.constant('price'),
    op: fc.constant('inrange' as const),
    data: fc.tuple(fc.integer({ min: -5, max: 5 }), fc.nat(9)),
  }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('filter' as const), filter }),
  fc.record({
    do: fc.constant('sort' as const),
    sorting: fc.option(
      fc.record({ field: fc.constantFrom('price', 'name'), order: fc.constantFrom('asc' as const, 'desc' as const) }),
    ),
  }),
  fc.record({ do: fc.constant('query' as const), query: fc.constantFrom('x', 'y', 'z'), clear: fc.boolean() }),
  fc.record({
    do: fc.constantFrom(
      'remove' as const,
      'panel' as const,
      'section' as const,
      'more' as const,
      'back' as const,
      'forward' as const,
      'settle' as const,
      'scroll' as const,
    ),
  }),
)

/** Puts the request into its answer, so that the test can tell which request an answer belongs to. */
const askedFor = ({ query, filters, sort }: Record<string, unknown>) => canonical({ query, filters, sort })

it.each([
  ['by itself', testShop],
  ['with the router of the host', routedShop],
])('whatever happens, address, history and answer of a page agree in the end, %s', async (_, make) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const shop = make({
        href: 'https://shop.test/search?query=start',
        respond: ({ path, body }) => {
          if (path === 'search/suggestions') return { json: { suggestions: [], suggestions_request_id: '' } }
          const offset = (body['offset'] as number | undefined) ?? 0
          const shown = displays(Math.min(body['limit'] as number, 50 - offset), offset)
          return { json: results(50, { displays: shown, search_request_id: askedFor(body) }) }
        },
      })
      const page = shop.page()
      const box = shop.box()
      page.start()
      let [index, last] = [0, 0]
      for (const one of steps) {
        if (one.do === 'filter') page.setFilter(one.filter)
        if (one.do === 'sort') page.setSorting(one.sorting)
        if (one.do === 'remove') page.removeFilter('brand')
        if (one.do === 'panel') page.remember({ filters_open: !page.getState().memory.filters_open })
        if (one.do === 'section') page.toggle('expanded_filters', 'brand')
        if (one.do === 'more') page.loadMore()
        if (one.do === 'scroll') page.rememberScroll(index * 100)
        if (one.do === 'settle') await shop.settle()
        if (one.do === 'query') {
          if (page.getState().query !== one.query) last = ++index
          box.type(one.query)
          box.setClearOnSubmit(one.clear)
          box.submit()
        }
        if (one.do === 'back' && index > 0) {
          index--
          shop.tab.back()
        }
        if (one.do === 'forward' && index < last) {
          index++
          shop.tab.forward()
        }
      }
      for (let turn = 0; turn < 5; turn++) await shop.settle()
      const { query, filters, sorting, memory, phase, requestId, displays: shown } = page.getState()
      const params = new URL(shop.tab.location.href()).searchParams
      expect({ query, filters, sorting }).toEqual({
        query: params.get('query'),
        filters: decodeFilters(params).filter(isFilter),
        sorting: decodeSorting(params) ?? null,
      })
      expect(readMemory(shop.tab.location.state(), 'search')).toEqual(memory)
      expect(phase).toBe('shown')
      expect(requestId).toBe(askedFor({ query, filters, sort: sorting }))
      expect(new Set(shown.map((display) => display.product_id)).size).toBe(shown.length)
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(50, memory.scroll_restoration_data?.loaded ?? 20))
    }),
    { numRuns: 300 },
  )
})
