import { describe, expect, it } from 'vitest'
import { deferred, settle } from '../testing/fake-environment.js'
import { BRAND_GROUP, displays, results, shopAnswers, testShop } from '../testing/shop.js'
import { BRAND, started } from '../testing/started-page.js'
import { encodeFilters } from '../url/codec.js'
import { ONE_INSTANCE } from './page-types.js'

describe('a search page', () => {
  it('shows what the address asks for [WPAGE-001] [WPAGE-004] [WPAGE-027]', async () => {
    const { page, to } = await started('https://shop.test/search?query=glas&sorting=price📈&f_brand=Gucci‚')
    expect(to('search/results')[0]?.body).toMatchObject({
      query: 'glas',
      sort: { field: 'price', order: 'asc' },
      filters: [{ field: 'brand', op: 'in', data: ['Gucci'] }],
      limit: 20,
    })
    expect(page.getState()).toMatchObject({ phase: 'shown', total: 50, query: 'glas', requestId: 'r1' })
    expect(page.getState().displays).toHaveLength(20)
  })

  it.each([
    ['another name [WPAGE-005]', { urlParamName: 'q' }, '', '?q=b'],
    ['the suffix of its key [WPAGE-006]', {}, 'b', '?queryb=b&query=a'],
  ])('reads the query under %s', async (_, options, key, search) => {
    const shop = testShop({ href: `https://shop.test/search${search}`, ...options })
    shop.page(key).start()
    expect(shop.page(key).getState().query).toBe('b')
  })

  it('is the path that was configured, and no other [WPAGE-002]', async () => {
    const { page, tab } = await started('https://shop.test/hitta/?query=a', { searchPagePath: 'hitta' })
    expect(page.getState().query).toBe('a')
    tab.location.go('https://shop.test/annat?query=b', false, null)
    expect(page.getState().query).toBe('a')
  })

  it('names filters by their heading in the address and by their field on the wire [WPAGE-028] [WPAGE-029]', async () => {
    const { page, to, tab, settle } = await started()
    expect(page.getState().groups[0]).toMatchObject({ field: 'brand', actual_field: 'attr_7' })
    page.setFilter(BRAND)
    await settle()
    expect(to('search/results')[1]?.body['filters']).toEqual([{ field: 'attr_7', op: 'in', data: ['Gucci'] }])
    expect(new URL(tab.location.href()).searchParams.get('f_brand')).toBe('Gucci‚')
    expect(tab.log).toEqual([expect.stringMatching(/^replace /)])
  })

  it('requests again when the heading in an address was unknown before, and shows only the second answer', async () => {
    const { to, page, client } = await started('https://shop.test/search?query=glas&f_brand=Gucci‚', {
      respond: (call) =>
        JSON.stringify(call.body['filters']).includes('attr_7')
          ? { json: results(1, { filters: [BRAND_GROUP] }) }
          : shopAnswers(call),
    })
    const totals = new Set([page.getState().total])
    page.subscribe(() => totals.add(page.getState().total))
    expect(Object.values(client.dehydrate()).map(({ reply }) => reply.n_hits)).toEqual([1])
    expect([...totals]).toEqual([1])
    expect(to('search/results').map(({ body }) => body['filters'])).toEqual([
      [{ field: 'brand', op: 'in', data: ['Gucci'] }],
      [{ field: 'attr_7', op: 'in', data: ['Gucci'] }],
    ])
    expect(page.getState()).toMatchObject({ phase: 'shown', filters: [BRAND] })
  })

  it('renames the filters of older links in the address [WPAGE-010]', async () => {
    const { page, tab, to } = await started('https://shop.test/search?query=glas&filter_attr_7=Gucci‚')
    expect(page.getState().filters).toEqual([BRAND])
    expect(decodeURIComponent(tab.location.href())).toContain('?query=glas&f_brand=Gucci‚')
    expect(to('search/results')).toHaveLength(1)
  })

  it('loads more of the same, and no product twice', async () => {
    const { page, to, settle } = await started(undefined, {
      respond: (call) =>
        call.body['offset'] === 20
          ? { json: { ...results(50), displays: [...displays(1), ...displays(19, 20)] } }
          : shopAnswers(call),
    })
    page.loadMore()
    expect(page.getState().phase).toBe('extending')
    page.loadMore()
    await settle()
    expect(to('search/results').map(({ body }) => body['offset'])).toEqual([undefined, 20])
    const ids = page.getState().displays.map((display) => display.product_id)
    expect(ids).toHaveLength(39)
    expect(new Set(ids).size).toBe(39)
    page.loadMore()
    await settle()
    page.loadMore()
    await settle()
    expect(to('search/results')).toHaveLength(3)
  })

  it('keeps the products when loading more fails, and loads them at the next try', async () => {
    let broken = true
    const { page, settle } = await started(undefined, {
      respond: (call) => (call.body['offset'] && broken ? { status: 404 } : shopAnswers(call)),
    })
    page.loadMore()
    await settle()
    expect(page.getState()).toMatchObject({ phase: 'short', total: 50 })
    expect(page.getState().displays).toHaveLength(20)
    broken = false
    page.retry()
    await settle()
    expect(page.getState().displays).toHaveLength(40)
  })

  it('shows a failure, and can be retried', async () => {
    let broken = true
    const { page, settle } = await started(undefined, {
      respond: (call) => (broken ? { status: 404 } : shopAnswers(call)),
    })
    expect(page.getState()).toMatchObject({ phase: 'failed', displays: [], total: 0 })
    broken = false
    page.retry()
    expect(page.getState().phase).toBe('loading')
    await settle()
    expect(page.getState().phase).toBe('shown')
  })

  it('shows the newest conditions whichever answer comes first', async () => {
    const slow = deferred<{ json: unknown }>()
    const { page, settle } = await started(undefined, {
      respond: ({ body }) => (body['sort'] ? { json: results(2) } : slow.promise),
    })
    page.setSorting({ field: 'price', order: 'asc' })
    await settle()
    slow.resolve({ json: results(50) })
    await settle()
    expect(page.getState()).toMatchObject({ total: 2, phase: 'shown' })
  })

  it('offers to try without filters [WERR-013]', async () => {
    const { page, to, tab, settle } = await started('https://shop.test/search?query=glas&f_attr_7=Gucci‚')
    page.clearFilters()
    await settle()
    expect(to('search/results').at(-1)?.body['filters']).toEqual([])
    expect(tab.location.href()).toBe('https://shop.test/search?query=glas')
  })

  it('removes one filter by its field, or by an empty list', async () => {
    const { page } = await started()
    const size = { field: 'size', op: 'inrange', data: [1, 2] } as const
    page.setFilter(BRAND)
    page.setFilter(size)
    page.setFilter({ ...BRAND, data: [] })
    expect(page.getState().filters).toEqual([size])
    page.removeFilter('size')
    expect(page.getState().filters).toEqual([])
  })

  it('reports what it cannot read in an address and continues [WERR-009]', async () => {
    const { reports, page } = await started('https://shop.test/search?query=a&f_brand≡=!!&sorting=x')
    expect(reports.map(([message]) => message)).toEqual(['Could not read f_brand≡', 'Could not read sorting'])
    expect(page.getState().phase).toBe('shown')
  })
})

describe('a filter of the address that the service does not take', () => {
  it('is reported and left out, so that the search is answered anyway', async () => {
    const filters = encodeFilters([{ field: 'brand', op: 'eq', data: { a: 1 } }])
    const { reports, page, to } = await started(`https://shop.test/search?query=a&${filters}`)
    await settle()
    expect(page.getState().filters).toEqual([])
    expect(to('search/results').map(({ body }) => body['filters'])).toEqual([[]])
    expect(reports).toEqual([['Could not read brand', '{"a":1}']])
  })
})

describe('one instance', () => {
  it('of a key at a time [WERR-007]; mounting again after unmounting is fine, as Strict Mode does', async () => {
    const { page, stop, to, settle } = await started()
    expect(() => page.start()).toThrow(ONE_INSTANCE)
    stop()
    page.start()
    await settle()
    expect(to('search/results')).toHaveLength(1)
  })

  it('does not touch another with its own key', async () => {
    const shop = testShop({ href: 'https://shop.test/search?query=a&queryb=c' })
    shop.page().start()
    shop.page('b').start()
    await shop.settle()
    shop.page('b').setFilter(BRAND)
    expect(shop.page().getState()).toMatchObject({ query: 'a', filters: [] })
    expect(new URL(shop.tab.location.href()).searchParams.has('fb_brand')).toBe(true)
  })
})

describe('a category page [WCAT-001]', () => {
  it('lists its category, with the override of a link [WCAT-002], and keeps six keys', async () => {
    const shop = testShop({ href: 'https://shop.test/glas?query_id=5&query=x' })
    shop.category('c1').start()
    await shop.settle()
    expect(shop.calls[0]?.path).toBe('product-listing')
    expect(shop.calls[0]?.body).toMatchObject({ category: 'c1', query_id: '5' })
    expect(shop.calls[0]?.body).not.toHaveProperty('query')
    expect(Object.keys(shop.tab.location.state() as object)).toHaveLength(6)
    expect(shop.category('c1').getState()).toMatchObject({ phase: 'shown', requestId: 'l1', query: '' })
  })

  it('prefers the override of its key [WCAT-002]', () => {
    const shop = testShop({ href: 'https://shop.test/glas?query_id=5&query_id_main=6' })
    shop.category('c1', 'main').start()
    expect(shop.calls[0]?.body['query_id']).toBe('6')
  })

  it('reads no override when the shop turned it off', () => {
    const shop = testShop({ href: 'https://shop.test/glas?query_id=5', ignoreQueryId: true })
    shop.category('c1').start()
    expect(shop.calls[0]?.body).not.toHaveProperty('query_id')
  })

  it('is a separate page for each category', () => {
    const shop = testShop()
    expect(shop.category('a')).toBe(shop.category('a'))
    expect(shop.category('a')).not.toBe(shop.category('b'))
  })
})
