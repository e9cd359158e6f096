import { expect, it, vi } from 'vitest'
import { browserEnvironment } from './browser.js'
import { createDiscovery, searchBox, searchPage } from './index.js'

it('works in Node without a browser: imports, fetches first results, and stores nothing', async () => {
  expect(typeof window).toBe('undefined')
  const asked = vi.fn(async (_url: string, init: RequestInit) => {
    expect(init.signal).toBeInstanceOf(AbortSignal)
    return new Response(JSON.stringify({ n_hits: 0, displays: [], sorts: [], filters: [], search_request_id: 'r' }))
  })
  vi.stubGlobal('fetch', asked)
  const client = createDiscovery({
    tenant: 'shop',
    market: 'se',
    locale: 'sv',
    apiUrl: 'https://api.test',
    consent: true,
  })
  const page = searchPage(client)
  await page.load('https://shop.test/search?query=x')
  await page.load('https://shop.test/search?query=x')
  expect(asked).toHaveBeenCalledTimes(2)
  expect(page.getState()).toMatchObject({ phase: 'shown', query: 'x' })
  expect(Object.keys(client.dehydrate())).toEqual(['search'])
  expect(searchBox(client).rows()).toEqual([])
  page.start()()
  client.start()()
  expect(browserEnvironment()).toMatchObject({ location: null, page: null, attempts: 2 })
  vi.unstubAllGlobals()
})
