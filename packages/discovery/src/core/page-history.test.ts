import { describe, expect, it } from 'vitest'
import { BRAND_GROUP, results, testShop } from '../testing/shop.js'
import { BRAND, started } from '../testing/started-page.js'
import { FRESH_MEMORY, writeMemory } from '../url/history.js'

describe('going back [WPAGE-023]', () => {
  it('brings back filters, panels, loaded rows and the place on the page', async () => {
    const { page, tab, settle, to } = await started()
    page.setFilter({ ...BRAND })
    page.remember({ filters_open: true })
    page.toggle('expanded_filters', 'brand')
    await settle()
    page.loadMore()
    await settle()
    page.rememberScroll(1234)
    const before = page.getState()
    tab.location.go('https://shop.test/search?query=annat', false, null)
    await settle()
    expect(page.getState()).toMatchObject({ query: 'annat', filters: [], memory: { filters_open: false } })
    tab.back()
    await settle()
    expect(page.getState()).toMatchObject({
      query: 'glas',
      filters: before.filters,
      memory: { filters_open: true, expanded_filters: ['brand'] },
      scrollTo: 1234,
      phase: 'shown',
    })
    expect(page.getState().displays).toHaveLength(40)
    expect(to('search/results').at(-1)?.body['limit']).toBe(40)
    page.scrolled()
    expect(page.getState().scrollTo).toBeNull()
  })

  it('uses a cached answer without a request', async () => {
    const { page, tab, settle, to } = await started()
    tab.location.go('https://shop.test/search?query=annat', false, null)
    await settle()
    const asked = to('search/results').length
    tab.back()
    expect(page.getState()).toMatchObject({ query: 'glas', phase: 'shown' })
    expect(to('search/results')).toHaveLength(asked)
  })

  it('opens and closes panels and sections [WPAGE-041] [WPAGE-042], in the entry of the history [WPAGE-020]', async () => {
    const { page, tab } = await started()
    page.remember({ sorting_open: true })
    page.toggle('expanded_filters', 'brand')
    page.toggle('expanded_filters', 'size')
    page.toggle('expanded_filters', 'brand')
    expect(tab.location.state()).toMatchObject({ search_sorting_open: true, search_expanded_filters: ['size'] })
    expect(Object.keys(tab.location.state() as object)).toHaveLength(9)
  })

  it('keeps the titles of chosen values that an answer no longer lists', async () => {
    const { page, settle } = await started(undefined, {
      respond: ({ body }) => ({
        json: results(1, { filters: (body['filters'] as []).length > 0 ? [] : [BRAND_GROUP] }),
      }),
    })
    page.setFilter(BRAND)
    await settle()
    page.setFilter({ field: 'size', op: 'inrange', data: [1, 2] })
    expect(page.getState().memory.local_filter_cache).toEqual({
      brand: { title: 'Brand', values: ['Gucci'] },
      size: { title: 'size', values: ['1', '2'] },
    })
  })

  it('keeps panels when the router of the host replaces the entry with its own state', async () => {
    let location: { go: (url: string, replace: boolean, state: unknown) => void } | undefined
    const shop = await started(undefined, {
      navigate: (url, { replace }) => location?.go(url, replace, { router: true }),
    })
    location = shop.tab.location
    shop.page.remember({ filters_open: true })
    shop.page.setFilter(BRAND)
    await shop.settle()
    expect(shop.page.getState().memory.filters_open).toBe(true)
    expect(shop.tab.location.state()).toMatchObject({ router: true, search_filters_open: true })
  })
})

describe('cleared filters', () => {
  const sideways = 'https://shop.test/search?query=a&f_brand=Gucci‚&sorting=price📈&went_sideways_clear_filters=true'

  it('with the parameter in an address: cleared, offered back, and removed from the address [WPAGE-012] [WERR-014]', async () => {
    const { page, tab, to } = await started(sideways)
    expect(page.getState()).toMatchObject({ filters: [], sorting: null })
    expect(page.getState().clearedFilters).toMatchObject({
      filters: [BRAND],
      sorting: { field: 'price', order: 'asc' },
    })
    expect(tab.location.href()).toBe('https://shop.test/search?query=a')
    expect(to('search/results')).toHaveLength(1)
  })

  it('come back with sorting, open sections and titles [WPAGE-034]', async () => {
    const { page, settle, box, tab } = await started()
    page.setFilter(BRAND)
    page.setSorting({ field: 'price', order: 'desc' })
    page.toggle('expanded_filters', 'brand')
    await settle()
    const { filters, sorting, memory } = page.getState()
    box().setClearOnSubmit(true)
    box().type('annat')
    box().submit()
    await settle()
    expect(page.getState()).toMatchObject({
      query: 'annat',
      filters: [],
      sorting: null,
      memory: { expanded_filters: [] },
    })
    page.restoreCleared()
    await settle()
    expect(page.getState()).toMatchObject({ query: 'annat', filters, sorting, clearedFilters: null })
    expect(page.getState().memory.expanded_filters).toEqual(memory.expanded_filters)
    expect(page.getState().memory.local_filter_cache).toEqual(memory.local_filter_cache)
    expect(decodeURIComponent(tab.location.href())).toContain('f_brand=Gucci‚')
  })

  it('are offered for 30000 ms [WPAGE-035], or until it is dismissed [WPAGE-036]', async () => {
    const { page, clock } = await started(sideways)
    await clock.pass(29_999)
    expect(page.getState().clearedFilters).not.toBeNull()
    await clock.pass(1)
    expect(page.getState().clearedFilters).toBeNull()
    const other = await started(sideways)
    other.page.dismissCleared()
    expect(other.page.getState().clearedFilters).toBeNull()
  })

  it('are not offered when there were none', async () => {
    const { page, tab } = await started('https://shop.test/search?query=a&went_sideways_clear_filters=true')
    expect(page.getState().clearedFilters).toBeNull()
    expect(tab.location.href()).toBe('https://shop.test/search?query=a')
  })
})

describe('first results of a server', () => {
  it('restore as many as before when a shopper comes back', async () => {
    const href = 'https://shop.test/search?query=glas'
    const server = testShop()
    await server.page().load(href)
    const browser = testShop({ href, initial: server.client.dehydrate() })
    browser.tab.location.remember(
      writeMemory(null, { ...FRESH_MEMORY, scroll_restoration_data: { y: 900, loaded: 40 } }, 'search', ''),
    )
    const page = browser.page()
    page.start()
    // The page scrolls only when the products above that place are loaded.
    expect(page.getState()).toMatchObject({ phase: 'refreshing', scrollTo: 900 })
    await browser.settle()
    expect(browser.calls[0]?.body).toMatchObject({ limit: 40 })
    expect(page.getState()).toMatchObject({ phase: 'shown', scrollTo: 900 })
    expect(page.getState().displays).toHaveLength(40)
  })

  it('are shown in the browser without asking again', async () => {
    const href = 'https://shop.test/search?query=glas&f_brand=Gucci‚'
    const server = testShop()
    await server.page().load(href)
    const initial = JSON.parse(JSON.stringify(server.client.dehydrate())) as never
    const browser = testShop({ href, initial })
    const page = browser.page()
    expect(page.getState()).toMatchObject({ phase: 'shown', query: 'glas', filters: [BRAND] })
    const before = page.getState().displays
    page.start()
    await browser.settle()
    expect(browser.calls).toEqual([])
    expect(page.getState().displays).toEqual(before)
    page.loadMore()
    await browser.settle()
    expect(browser.calls[0]?.body).toMatchObject({
      offset: 20,
      filters: [{ field: 'attr_7', op: 'in', data: ['Gucci'] }],
    })
  })

  it('are not shown for another address', async () => {
    const server = testShop()
    await server.page().load('https://shop.test/search?query=a')
    const browser = testShop({ href: 'https://shop.test/search?query=b', initial: server.client.dehydrate() })
    browser.page().start()
    await browser.settle()
    expect(browser.calls[0]?.body['query']).toBe('b')
  })
})
