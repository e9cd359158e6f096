// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DepictProvider } from '../compat.js'
import { ONE_CLIENT } from '../core/one-client.js'
import { en } from '../locales/en.js'
import { Navigation } from '../react/navigation.js'
import { replyTransform } from '../react/transformers.js'
import { onPage } from '../testing/screen.js'
import { results, testShop } from '../testing/shop.js'
import { SearchFacade } from './facade.js'
import { isSafari, ResponsiveImage } from './image.js'
import { DiscoveryProvider, imageService } from './provider.js'
import { SearchField } from './search-field.js'

describe('the provider', () => {
  it('passes another market and other ids to the client', () => {
    const shop = testShop()
    const setMarket = vi.spyOn(shop.client, 'setMarket')
    onPage(shop, null, { market: 'no' })
    // A client that was made elsewhere keeps its own settings.
    expect(setMarket).not.toHaveBeenCalled()
  })

  it('reports that it needs a router outside of Next.js [WERR-005]', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    render(<DiscoveryProvider merchant="m" market="se" locale={en} apiUrl="https://api.test" />)
    await waitFor(() =>
      expect(error).toHaveBeenCalledWith('You must provide a navigateFunction when not using Next.js.'),
    )
    error.mockClear()
  })

  it('accepts a router of its own, and under its compatible name the one that Next.js leaves', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.stubGlobal('next', { router: { push() {}, replace() {} } })
    const one = render(<DepictProvider merchant="m" market="se" locale={en} apiUrl="https://api.test" />)
    one.unmount()
    vi.unstubAllGlobals()
    render(
      <DiscoveryProvider
        merchant="m"
        market="se"
        locale={en}
        apiUrl="https://api.test"
        navigateFunction={() => undefined}
      />,
    )
    expect(error).not.toHaveBeenCalled()
  })

  it('is one for a page: another client is refused, the same one is not [WPAGE-040]', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const [one, other] = [testShop(), testShop()]
    onPage(one, null)
    onPage(one, null)
    let thrown: unknown
    try {
      onPage(other, null)
    } catch (error) {
      thrown = error
    }
    expect(thrown instanceof AggregateError ? thrown.errors : [thrown]).toContainEqual(new Error(ONE_CLIENT))
  })

  it('shows one modal however many providers there are, and the next one’s when the first goes', async () => {
    const shop = testShop()
    const first = onPage(shop, null)
    const second = onPage(shop, <SearchField />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    first.unmount()
    await second.pass()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('transformers', () => {
  const reply = {
    displays: results(2).displays,
    suggestions: (['query', 'category', 'content'] as const).map((type) => ({
      type,
      title: type,
      parent_title: null,
      category_type: null,
      page_url: type === 'query' ? null : `/${type}`,
      suggestions_result_id: type,
    })),
    content_search_links: [{ page_url: '/guide', title: 'Guide', image_url: null }],
    breadcrumb: [
      { category_id: '1', title: 'Root', page_url: null },
      { category_id: '2', title: 'Sun', page_url: '/sun' },
    ],
  }
  const both = { categories: true, content: true }
  const toNo = ({ pageUrls }: { pageUrls: readonly string[] }) => pageUrls.map((url) => `/no${url}`)

  it('change products, and the addresses of categories and content', () => {
    const changed = replyTransform(
      {
        products: ({ displays }) => displays.slice(1),
        categories: toNo,
        contentResults: ({ pageUrls }) => pageUrls.map((url) => `/c${url}`),
      },
      both,
    )(reply)
    expect(changed.displays).toHaveLength(1)
    expect(changed.suggestions.map(({ page_url }) => page_url)).toEqual([null, '/no/category', '/c/content'])
    expect(changed.content_search_links[0]?.page_url).toBe('/c/guide')
    expect(changed.breadcrumb.map(({ page_url }) => page_url)).toEqual([null, '/no/sun'])
  })

  it('leave out what the shop turned off', () => {
    const changed = replyTransform({}, { categories: false, content: false })(reply)
    expect(changed.suggestions.map(({ type }) => type)).toEqual(['query'])
    expect(changed.content_search_links).toEqual([])
  })

  it('with a wrong number of addresses fail the call, with a report [WPAGE-045]', async () => {
    const shop = testShop({
      respond: () => ({ json: reply }),
      transform: replyTransform({ categories: () => [] }, both),
    })
    expect(await shop.client.api.suggestions('sun')).toMatchObject({ failed: true, suggestions: [] })
    expect(shop.reports[0]?.[0]).toBe('displayTransformer returned wrong number of page URLs')
  })
})

describe('Next.js', () => {
  it.each([
    ['the app folder', undefined, [{ scroll: false }]],
    ['the pages folder', {}, [undefined, { scroll: false }]],
  ])('is driven as %s wants it [WPAGE-026]', (_, events, rest) => {
    const router = { push: vi.fn(), replace: vi.fn(), events }
    const go = Navigation.nextRouterNavigation(router)
    go('/a', { replace: false, scroll: false })
    go('/b', { replace: true, scroll: false })
    expect(router.push).toHaveBeenCalledWith('/a', ...rest)
    expect(router.replace).toHaveBeenCalledWith('/b', ...rest)
  })
})

describe('pictures', () => {
  const picture = (props: Parameters<typeof ResponsiveImage>[0], image = imageService('https://api.test/', 'shop')) => {
    const shop = testShop()
    onPage(shop, <ResponsiveImage {...props} />, { image })
    return shop
  }
  it('come in nine widths and two formats, with a png of 400 to fall back on [WIMG-001, WIMG-002, WIMG-003]', () => {
    picture({ src: 'https://shop.test/a.jpg', alt: 'A', width: 200 })
    const [webp, jpeg] = document.querySelectorAll('source')
    expect([webp?.type, jpeg?.type]).toEqual(['image/webp', 'image/jpeg'])
    expect(webp?.srcset.split(', ').map((each) => each.split(' ')[1])).toEqual(
      [64, 128, 256, 300, 400, 512, 1024, 2048, 4096].map((width) => `${width}w`),
    )
    expect(webp?.sizes).toBe('210px')
    expect(Object.fromEntries(new URL(screen.getByRole<HTMLImageElement>('img').src).searchParams)).toEqual({
      format: 'png',
      url: 'https://shop.test/a.jpg',
      width: '400',
      tenant: 'shop',
    })
  })
  it.each([
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', true],
    ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36', false],
    ['Mozilla/5.0 (X11) Gecko/20100101 Firefox/130.0', false],
  ])('know Safari: %s', (agent, safari) => expect(isSafari(agent)).toBe(safari))
  it('that the service lacks are fetched from the shop, and show a placeholder when it has none either', () => {
    picture({ src: 'https://shop.test/a.jpg', alt: 'Round frame' })
    const img = () => screen.getByRole<HTMLImageElement>('img')
    fireEvent.error(img())
    expect(document.querySelector('source')).toBeNull()
    expect(img().src).toBe('https://shop.test/a.jpg')
    fireEvent.error(img())
    expect(screen.getByRole('img', { name: 'Round frame' }).localName).toBe('svg')
    expect(document.querySelector('img')).toBeNull()
  })
  it('get another try when their address changes', () => {
    const { show } = onPage(testShop(), <ResponsiveImage src="https://shop.test/a.jpg" alt="A" />)
    fireEvent.error(screen.getByRole('img'))
    fireEvent.error(screen.getByRole('img'))
    expect(document.querySelector('img')).toBeNull()
    show(<ResponsiveImage src="https://shop.test/b.jpg" alt="B" />)
    expect(document.querySelector('img')?.src).toBe('https://shop.test/b.jpg')
  })
  it('that failed before hydration are detected then', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const current = vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('https://a.test/a.jpg')
    picture({ src: 'https://shop.test/a.jpg', alt: '' })
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelector('.ks-d-skeleton-image')).not.toBeNull()
    complete.mockRestore()
    current.mockRestore()
  })
  it('without a source show a placeholder and report it [WERR-008]', async () => {
    const shop = picture({ src: '', alt: '' })
    await waitFor(() => expect(shop.reports[0]?.[0]).toBe('no image src provided'))
    expect(document.querySelector('.ks-d-skeleton-image')).not.toBeNull()
  })
})

describe('the facade', () => {
  const facade = (load = vi.fn<() => Promise<Parameters<typeof DiscoveryProvider>[0]>>()) => {
    const shop = testShop()
    load.mockResolvedValue({ merchant: 'shop', market: 'se', locale: en, client: shop.client })
    render(<SearchFacade label="Find" searchPagePath="/search" load={load} />)
    return { shop, load, button: screen.getByRole('button', { name: 'Find' }) }
  }
  it('loads nothing by itself, and the search on the first interaction', async () => {
    const { load, button } = facade()
    expect(load).not.toHaveBeenCalled()
    await userEvent.hover(button)
    await userEvent.hover(button)
    expect(load).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('opens what it loaded, and regains the focus', async () => {
    const { button } = facade()
    await userEvent.click(button)
    const input = await screen.findByRole('combobox')
    expect(document.activeElement).toBe(input)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
  it('holds what is typed while it loads', async () => {
    const { button } = facade()
    act(() => button.focus())
    await userEvent.keyboard('sun')
    expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('sun')
  })
  it('tries again when loading failed', async () => {
    const { load, button } = facade()
    load.mockReset()
    load.mockRejectedValueOnce(new Error('offline'))
    await userEvent.hover(button)
    load.mockResolvedValue({ merchant: 'shop', market: 'se', locale: en, client: testShop().client })
    await userEvent.click(button)
    expect(await screen.findByRole('combobox')).toBeTruthy()
  })
})
