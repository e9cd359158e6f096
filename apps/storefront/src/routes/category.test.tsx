import { mock, mockDiscovery } from '@klarsikt/contract/msw'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, type HttpHandler, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShopStore, ShopProvider } from '../lib/shop-state.js'
import { card } from '../testing/article-samples.js'
import { loadContext, loaderArgs } from '../testing/loader-context.js'
import { listedGoods, listingReply, noDiscovery } from '../testing/mock-discovery.js'
import { category } from '../testing/page-samples.js'
import { stubDialog } from '../testing/render-shop.js'
import Category, { loader, shouldRevalidate } from './category.js'

const goods = [card(1, { name: 'Linnea', brand: 'Gucci' }), card(2, { name: 'Kvist', brand: 'Klarsikt' })]
const server = setupServer()
beforeAll(() => {
  stubDialog()
  server.listen({ onUnhandledFrame: 'error' })
})
beforeEach(() =>
  server.use(mock('getCategory', ({ query }) => ({ data: category(query.get('path') ?? '', [goods[1]!]) }))),
)
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const load = (address: string) => loader(loaderArgs(address))

describe('a category', () => {
  it('is listed by the discovery service, with the cards of the shop', async () => {
    server.use(...listedGoods(goods))
    const { found } = await load('/glasögon')
    expect([found?.total, found?.cards.map(({ name }) => name)]).toEqual([2, ['Linnea', 'Kvist']])
  })

  it.each([
    ['the service is away', noDiscovery()],
    ['the service fails', http.post('*/v2/*', () => new HttpResponse('no', { status: 500 }))],
    ['the service is yet to be fed', listedGoods([])[0]!],
    ['the service does not know it', mockDiscovery('productListing', () => ({ ...listingReply([]), breadcrumb: [] }))],
  ])('is listed plainly by the shop while %s', async (_why, handler) => {
    server.use(handler)
    const { found, category: shown } = await load('/glasögon')
    expect(found).toBeNull()
    expect(shown.articles).toHaveLength(1)
  })

  it('is marked as degraded when it was rendered without the service', async () => {
    const visit = async (handlers: HttpHandler[]) => {
      server.use(...handlers)
      const markDegraded = vi.fn<() => void>()
      await loader({
        ...loaderArgs<Parameters<typeof loader>[0]>('/glasögon'),
        context: { ...loadContext(), markDegraded },
      })
      return markDegraded.mock.calls.length > 0
    }
    expect(await visit(listedGoods(goods))).toBe(false)
    expect(await visit([noDiscovery()])).toBe(true)
    expect(await visit([listedGoods([])[0]!])).toBe(true)
    expect(await visit([mockDiscovery('productListing', () => ({ ...listingReply([]), breadcrumb: [] }))])).toBe(true)
  })

  it('has plain pages for readers without script, in the order of the first', async () => {
    server.use(...listedGoods(goods))
    const { found, category: plain } = await load('/glasögon?page=1')
    expect(found).toBeNull()
    expect(plain.articles.map(({ name }) => name)).toEqual(['Linnea', 'Kvist'])
    expect(plain).toMatchObject({ total: 2, pages: 1 })
    expect((await load('/glasögon?page=1&sort=name')).category.articles).toEqual([goods[1]])
  })

  it('keeps the order of the shop on its plain pages while the service is away', async () => {
    server.use(noDiscovery())
    expect((await load('/glasögon?page=2')).category.articles).toEqual([goods[1]])
  })

  it('asks the server again for another path or page, and not for another filter', () => {
    const ask = (from: string, to: string) =>
      shouldRevalidate({ currentUrl: new URL(from, 'http://x'), nextUrl: new URL(to, 'http://x') } as never)
    expect(ask('/a', '/b')).toBe(true)
    expect(ask('/a', '/a?page=2')).toBe(true)
    expect(ask('/a', '/a?sort=name')).toBe(true)
    expect(ask('/a', '/a?f_brand=x')).toBe(false)
  })

  it('is narrowed on the page, and says so in the address', async () => {
    server.use(...listedGoods(goods))
    const loaded = await load('/glasögon')
    const Page = createRoutesStub([
      {
        path: '/glasögon',
        Component: () => <Category {...({ loaderData: loaded } as Parameters<typeof Category>[0])} />,
      },
    ])
    history.replaceState(null, '', '/glasögon')
    const store = createShopStore({ cart: null, token: 't', apiKey: 'k', consent: null })
    render(
      <ShopProvider value={store}>
        <Page initialEntries={['/glasögon']} />
      </ShopProvider>,
    )
    expect(screen.getAllByRole('article')).toHaveLength(2)
    // The filters stand beside the goods, and the first one is open.
    expect(screen.getByRole('button', { name: /^Varumärke/, expanded: true })).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('checkbox', { name: /Gucci/ }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(screen.getByRole('article', { name: 'Linnea' })).toBeVisible()
  })
})
