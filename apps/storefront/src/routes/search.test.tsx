import { mock } from '@klarsikt/contract/msw'
import type { SearchReply } from '@klarsikt/contract/shop/types'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createShopStore, ShopProvider } from '../lib/shop-state.js'
import { card } from '../testing/article-samples.js'
import { loaderArgs } from '../testing/loader-context.js'
import { foundGoods, noDiscovery } from '../testing/mock-discovery.js'
import { stubDialog } from '../testing/render-shop.js'
import Search, { loader, meta } from './search.js'

const server = setupServer()
beforeAll(() => {
  stubDialog()
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const none = { data: [], hits: 0, limited: false }

function reply(query: string, found: boolean): SearchReply {
  const empty = {
    success: true as const,
    query,
    articles: none,
    stores: none,
    layoutPages: none,
    cities: none,
    categoryPages: none,
    productCategories: none,
  }
  if (!found) return empty
  return {
    ...empty,
    articles: {
      data: [{ ...card(1, { name: 'Linnea' }), namePackageGet: 'Linnea', category: 'Glasögon' }],
      hits: 30,
      limited: true,
    },
    stores: {
      data: [{ name: 'Linköping City', address: 'Storgatan 1', slug: 'linkoping-city', icon: 'store' }],
      hits: 1,
      limited: false,
    },
    layoutPages: {
      data: [{ title: 'Linsabonnemang', url: '/linsabonnemang', imageUrl: null }],
      hits: 1,
      limited: false,
    },
  }
}

const GOODS = [card(1, { name: 'Linnea' }), card(2, { name: 'Lind' }), card(3, { name: 'Lingon' })]

/** Mocks the backend, and returns the search texts that it gets. */
function serve(discovery: readonly HttpHandler[] = foundGoods(GOODS)): string[] {
  const asked: string[] = []
  server.use(
    ...discovery,
    mock('searchSite', ({ query }) => {
      asked.push(query.toString())
      return reply(query.get('q') ?? '', !query.get('q')?.startsWith('zz'))
    }),
  )
  return asked
}

const load = (address: string) => loader(loaderArgs(address))

function show(address: string) {
  const Stub = createRoutesStub([
    {
      path: '/search',
      id: 'search',
      loader: ({ request }) => load(new URL(request.url).pathname + new URL(request.url).search),
      Component: Search as never,
      HydrateFallback: () => null,
    },
  ])
  // The widget reads the address of the window.
  history.replaceState(null, '', address)
  const store = createShopStore({ cart: null, token: 't', apiKey: 'k', consent: null })
  return render(
    <ShopProvider value={store}>
      <Stub initialEntries={[address]} />
    </ShopProvider>,
  )
}

describe('the search page', () => {
  it('shows hits of every kind [SSEARCH-001]', async () => {
    const asked = serve()
    show('/search?q=lin')
    expect(await screen.findByRole('heading', { level: 1, name: 'Resultat för ”lin”' })).toBeVisible()
    expect(asked).toEqual(['q=lin&full=1'])
    expect(screen.getByRole('link', { name: /Linnea/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /Linköping City/ })).toHaveAttribute('href', '/hitta-butik/linkoping-city')
  })

  it('shows categories with a picture of what is in them [SSEARCH-008]', async () => {
    const categories = [
      { title: 'Linsvätska', url: '/kontaktlinser/linsvätska', imageUrl: '/media/vatska/285.webp' },
      { title: 'Månadslinser', url: '/kontaktlinser/månadslinser', imageUrl: null },
    ]
    server.use(
      ...foundGoods(GOODS),
      mock('searchSite', () => ({
        ...reply('lin', true),
        categoryPages: { data: categories, hits: 2, limited: false },
      })),
    )
    show('/search?q=lin')
    const pictured = await screen.findByRole('link', { name: 'Linsvätska' })
    expect(pictured.querySelector('img')).toHaveAttribute('src', '/media/vatska/285.webp')
    expect(screen.getByRole('link', { name: 'Månadslinser' }).querySelector('img')).toBeNull()
  })

  it('says every number once, beside what it counts', async () => {
    serve()
    show('/search?q=lin')
    const kinds = await screen.findAllByRole('heading', { level: 2, name: /^(?:Produkter|Butiker|Sidor)/ })
    expect(kinds.map((kind) => kind.textContent)).toEqual(['Produkter', 'Butiker 1', 'Sidor 1'])
    expect(screen.getAllByText('3 träffar')).toHaveLength(1)
    expect(screen.getAllByText('Totalt 5 träffar')).toHaveLength(1)
    const links = within(screen.getByRole('navigation', { name: /av ett slag/ })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Alla', 'Produkter', 'Sidor', 'Butiker'])
  })

  it('has no sum and no choice of kinds where all hits are of one', async () => {
    server.use(
      ...foundGoods(GOODS),
      mock('searchSite', () => ({ ...reply('lin', true), stores: none, layoutPages: none })),
    )
    show('/search?q=lin')
    expect(await screen.findByRole('link', { name: /Linnea/ })).toBeVisible()
    expect(screen.getAllByText(/träffar/)).toHaveLength(1)
    expect(screen.queryByRole('navigation', { name: /av ett slag/ })).toBeNull()
  })

  it('lets filters be taken away that leave nothing', async () => {
    serve(foundGoods([]))
    show('/search?q=lin&f_brand=Ingen%E2%80%9A')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Försök igen utan filter' })).toBeVisible())
    expect(screen.getByRole('button', { name: 'Ta bort filtret Ingen' })).toBeVisible()
  })

  it('lists its own goods while the discovery service knows none yet', async () => {
    serve(foundGoods([]))
    show('/search?q=lin')
    expect(await screen.findByRole('heading', { level: 2, name: 'Produkter 30' })).toBeVisible()
  })

  it('lists its own goods while the discovery service is away, and says how many there are', async () => {
    const noted = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    serve([noDiscovery()])
    show('/search?q=lin')
    expect(await screen.findByRole('heading', { level: 2, name: 'Produkter 30' })).toBeVisible()
    expect(screen.getByText(/Visar 1 av 30/)).toBeVisible()
    expect(screen.getAllByText('Totalt 32 träffar')).toHaveLength(1)
    expect(noted).toHaveBeenCalled()
    noted.mockRestore()
  })

  it.each([
    ['products', 'Linnea'],
    ['stores', 'Linköping City'],
    ['articles', 'Linsabonnemang'],
  ])('shows only %s when asked [SSEARCH-002]', async (section, title) => {
    serve()
    show(`/search?q=lin&s=${section}`)
    const hits = await screen.findAllByRole('link', { name: /^(?:Linnea|Linköping City.*|Linsabonnemang)/ })
    expect(hits.map((hit) => hit.textContent).filter((name) => name?.startsWith(title))).toHaveLength(hits.length)
    expect(document.querySelector('[aria-current="page"]')).toHaveAttribute('href', `/search?q=lin&s=${section}`)
  })

  it('shows everything for an unknown section', async () => {
    serve()
    expect(await load('/search?q=lin&s=__proto__')).toMatchObject({ section: null, outcome: 'found' })
  })

  it('says that there is nothing, escaped, and where to go [SSEARCH-023, SSEARCH-024]', async () => {
    serve()
    const { container } = show('/search?q=zz%3Cimg%20src%3Dx%3E')
    expect(await screen.findByRole('heading', { level: 1, name: 'Inga sökresultat' })).toBeVisible()
    expect(screen.getByText(/”zz<img src=x>”/)).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('link', { name: 'Ray-Ban' })).toHaveAttribute('href', '/search?q=Ray-Ban')
  })

  it('looks nothing up for one character and says why [SSEARCH-016]', async () => {
    const asked = serve()
    show('/search?q=%20l%20')
    expect(await screen.findByRole('searchbox')).toBeInvalid()
    expect(screen.getByText('Skriv minst 2 tecken.')).toBeVisible()
    expect(asked).toEqual([])
  })

  it('goes nowhere when the field is empty, and works as a plain form otherwise [SSEARCH-018, VALID-031]', async () => {
    serve()
    show('/search')
    const field = await screen.findByRole('searchbox')
    const form = field.closest('form')
    expect(form).toHaveAttribute('action', '/search')
    expect(form?.method).toBe('get')
    fireEvent.submit(form as HTMLFormElement)
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
  })

  it('announces the count once for each search that came to rest', async () => {
    const asked = serve()
    show('/search')
    const field = await screen.findByRole('searchbox')
    const status = screen.getByRole('status')
    const said: string[] = []
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    fireEvent.change(field, { target: { value: 'lin' } })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    await waitFor(() => expect(said).toEqual(['5 träffar för ”lin”']))
    expect(asked).toHaveLength(1)
    expect(screen.getByRole('searchbox')).toBe(field)
  })

  it('stays out of search engines', async () => {
    serve()
    const loaderData: unknown = await load('/search?q=lin')
    const found = meta({ loaderData } as Parameters<typeof meta>[0]) ?? []
    expect(found).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})
