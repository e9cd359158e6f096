// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ONE_INSTANCE } from '../core/page-types.js'
import { EVERY_GROUP, SORTS } from '../testing/groups.js'
import { answers, category, empty, HERE, search } from '../testing/pages.js'
import { onPage } from '../testing/screen.js'
import { display, displays, results, testShop } from '../testing/shop.js'
import { SearchPage } from './search-page.js'

const cards = () => document.querySelectorAll('[data-product-id]')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('tracks each answer of the search page once, with the id of its cards', async () => {
  const { shop, page } = await search({ consent: true })
  act(() => shop.page().setFilter({ field: 'brand', op: 'in', data: ['Gucci'] }))
  await page.pass(1000)
  const events = shop.to('create-events').flatMap(({ body }) => body['events'] as Record<string, unknown>[])
  expect(events.filter((event) => event['event_type'] === 'search')).toMatchObject([
    { query: 'sun', n_hits: 50, search_request_id: 'r1' },
  ])
})

it('shows in the modal which filters apply, and lets the shopper clear them with the next search', async () => {
  const { shop, user, page } = await search({ href: `${HERE}&f_brand=Gucci` })
  await user.click(screen.getByRole('button', { name: 'sun' }))
  const modal = within(screen.getByRole('dialog'))
  expect(modal.getByText('Selected filters: Gucci')).toBeTruthy()
  fireEvent.change(modal.getByRole('combobox'), { target: { value: 'moon' } })
  await page.pass(250)
  expect(shop.to('search/results').at(-1)?.body).toMatchObject({ query: 'moon', limit: 4 })
  await user.click(modal.getByRole('checkbox', { name: 'Clear filters and sorting with the next search' }))
  expect(modal.queryByText('Selected filters: Gucci')).toBeNull()
  await page.pass()
  expect(shop.to('search/results').at(-1)?.body).toMatchObject({ query: 'moon', limit: 20, filters: [] })
})

it('has no sorting control without products', async () => {
  await search({
    respond: (call) => (call.path === 'search/results' ? { json: { ...results(0), sorts: SORTS } } : empty(call)),
  })
  expect(screen.queryByRole('button', { name: 'Sort by' })).toBeNull()
})

it('warns of a missing picture once per product, however often its card is rendered', async () => {
  const { shop, page } = await search({
    respond: (call) =>
      call.path === 'search/results'
        ? { json: { ...results(2), displays: [display('a'), display('b')] } }
        : answers(call),
  })
  const pictures = () => shop.reports.filter(([message]) => message === 'no image src provided')
  await waitFor(() => expect(pictures()).toHaveLength(2))
  page.show(<SearchPage headingLevel={2} />)
  page.show(<SearchPage />)
  await page.pass()
  expect(pictures().map(([, product]) => product)).toEqual(['a', 'b'])
})

describe('the search page', () => {
  it('lists what its address asks for, under its id [WPAGE-001]', async () => {
    await search()
    expect(document.querySelector('#depict-search-page')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('50 results for sun')
    expect(cards()).toHaveLength(20)
    expect(cards()[0]?.getAttribute('data-search-result-id')).toBe('s-0')
  })

  it('shows placeholders for products that are loading', async () => {
    const shop = testShop({ href: HERE, respond: answers })
    const page = onPage(shop, <SearchPage />)
    expect(document.querySelectorAll('.ks-d-card')).toHaveLength(20)
    expect(cards()).toHaveLength(0)
    await page.pass()
    expect(cards()).toHaveLength(20)
  })

  it('has the field that opens the modal, unless configured not to', async () => {
    const { page, user } = await search()
    await user.click(screen.getByRole('button', { name: 'sun' }))
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('sun')
    page.unmount()
    await search({}, { includeInputField: false })
    expect(screen.queryByRole('button', { name: 'sun' })).toBeNull()
  })

  it.each([
    ['Goods', ['Goods']],
    ['', []],
  ])('has the title "%s" of the shop in place of its own', async (title, headings) => {
    await search({}, { title })
    expect(screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(headings)
    expect(screen.getAllByText(/50 results/)).toHaveLength(1)
  })

  it('loads more, and focuses the first new product', async () => {
    const { page, state } = await search()
    await press('Load more')
    await page.pass()
    expect(cards()).toHaveLength(40)
    expect(document.activeElement).toBe(cards()[20]?.querySelector('a'))
    await press('Load more')
    await page.pass()
    expect(state().displays).toHaveLength(50)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('leaves the content pages to a shop that shows them itself', async () => {
    const links = [{ title: 'Delivery', page_url: '/delivery', image_url: null }]
    const respond = () => ({ json: results(3, { content_search_links: links }) })
    const { page } = await search({ respond })
    expect(screen.getByRole('link', { name: 'Delivery' })).toBeTruthy()
    page.unmount()
    await search({ respond }, { includeContent: false })
    expect(screen.queryByRole('link', { name: 'Delivery' })).toBeNull()
  })

  it('shows when loading more failed, and retries', async () => {
    const { shop, page } = await search()
    shop.net.respond = () => ({ status: 404 })
    await press('Load more')
    await page.pass()
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong')
    expect(cards()).toHaveLength(20)
    shop.net.respond = answers
    await press('Try again')
    await page.pass()
    expect(cards()).toHaveLength(40)
  })

  it('shows that nothing was found, and other products in two rows [WERR-012, WPAGE-021]', async () => {
    await search({
      respond: (call) => (call.path === 'search/related' ? { json: { displays: displays(12) } } : empty(call)),
    })
    expect(screen.getByText('No products found')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'You may also like' })).toBeTruthy()
    expect(cards()).toHaveLength(8)
    await press('View more')
    expect(cards()).toHaveLength(12)
  })

  it('offers to try without filters, and asks again [WERR-013]', async () => {
    const { asked, page } = await search({ href: `${HERE}&f_brand=Gucci‚`, respond: empty })
    await press('Try again without filters')
    await page.pass()
    expect(asked()?.['filters']).toEqual([])
  })

  it('offers to try again after a failure', async () => {
    const { shop, page } = await search({ respond: () => ({ status: 404 }) })
    shop.net.respond = answers
    await press('Try again')
    await page.pass()
    expect(cards()).toHaveLength(20)
  })

  it('shows content links a row at a time [WPAGE-022]', async () => {
    const links = Array.from({ length: 6 }, (_, index) => ({
      page_url: `/g/${index}`,
      title: `Guide ${index}`,
      image_url: null,
    }))
    await search({ respond: () => ({ json: results(3, { content_search_links: links }) }) })
    expect(screen.getAllByRole('link', { name: /Guide/ })).toHaveLength(4)
    await press('View more')
    expect(screen.getAllByRole('link', { name: /Guide/ })).toHaveLength(6)
  })

  it('shows the corrected search text', async () => {
    await search({ respond: () => ({ json: results(3, { recovery: { kind: 'spelling', shown: 'sunglasses' } }) }) })
    expect(screen.getByText('Showing results for sunglasses')).toBeTruthy()
  })

  it('leaves a card that throws empty, reports it, and renders the rest [WERR-003]', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { shop } = await search(
      {},
      {
        productCard: ({ display: shown }) => {
          if (shown?.product_id === '1') throw new Error('template')
          return <a href="/p">{shown?.title}</a>
        },
      },
    )
    expect(shop.reports.map(([message]) => message)).toContain('Uncaught error in product card template')
    expect(screen.getAllByRole('link')).toHaveLength(19)
  })

  it('refuses a second page with its key, and takes one with another [WERR-007]', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const shop = testShop({ href: HERE, respond: answers })
    const both = (
      <>
        <SearchPage />
        <SearchPage />
      </>
    )
    let thrown: unknown
    try {
      onPage(shop, both)
    } catch (error) {
      thrown = error
    }
    // Strict Mode runs effects twice, and React collects their errors in an AggregateError.
    expect(thrown instanceof AggregateError ? thrown.errors : [thrown]).toContainEqual(new Error(ONE_INSTANCE))
    const other = testShop({ href: HERE, respond: answers })
    const page = onPage(
      other,
      <>
        <SearchPage />
        <SearchPage uniqueInstanceKeyForState="b" headingLevel={2} />
      </>,
    )
    await page.pass()
    expect(cards()).toHaveLength(40)
  })
})

describe('the category page', () => {
  it('has breadcrumbs, quick links, filters, sorting and the button back to the products [WCAT-001, WCAT-005, WCAT-006, WCAT-007, WCAT-009]', async () => {
    await category()
    expect(document.querySelector('#depict-plp-category')).not.toBeNull()
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect(crumbs.getByRole('link').getAttribute('href')).toBe('/')
    expect(crumbs.getByText('Sunglasses').ariaCurrent).toBe('page')
    expect(
      within(screen.getByRole('navigation', { name: 'Quick links' })).getByRole('link', { name: 'Women' }),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sunglasses')
    await press('Filters')
    await press('Show 50 products')
    expect(screen.queryByRole('button', { name: 'Show 50 products' })).toBeNull()
  })

  it('can leave them out', async () => {
    await category({}, { showBreadcrumbs: false, showQuicklinks: false, title: '' })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('shows that the category is empty [WERR-010]', async () => {
    await category({ respond: empty })
    expect(screen.getByText('No products here, sorry')).toBeTruthy()
  })

  it('names the document', async () => {
    await category({}, {}, { category: { metaTitleSuffix: ' | Shop' } })
    expect(document.title).toBe('Sunglasses | Shop')
  })

  it('follows the query id of the address, unless configured not to [WCAT-002]', async () => {
    const href = 'https://shop.test/sunglasses?query_id=5'
    const one = await category({ href })
    expect(one.shop.to('product-listing')[0]?.body['query_id']).toBe('5')
    one.page.unmount()
    const other = await category({ href, ignoreQueryId: true })
    expect(other.shop.to('product-listing')[0]?.body).not.toHaveProperty('query_id')
  })
})

describe('counting', () => {
  it('tracks the list once, and a card that is followed', async () => {
    const host = { gtag: vi.fn() }
    const shop = testShop({ href: HERE, respond: answers, consent: true })
    Object.assign(shop.env.host, host)
    const page = onPage(shop, <SearchPage />)
    await page.pass()
    expect(host.gtag.mock.calls.filter(([, name]) => name === 'view_item_list')).toHaveLength(1)
    const link = cards()[2]?.querySelector('a')
    link?.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link as Element)
    await page.pass(5000)
    const sent = shop.to('create-events').flatMap(({ body }) => body['events'] as { event_type: string }[])
    expect(sent.find(({ event_type }) => event_type === 'click')).toMatchObject({
      product_id: '2',
      list_position: 3,
      list_name: 'search',
    })
    expect(shop.tab.location.state()).toMatchObject({ search_scroll_restoration_data: { loaded: 20 } })
  })
})

describe('axe', () => {
  beforeEach(() => void (document.title = 'Shop'))
  const look = async () => {
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
  it.each([
    ['results', answers],
    ['nothing', empty],
    ['a failure', () => ({ status: 404 })],
  ] as const)('finds nothing on a search page with %s', async (_, respond) => {
    await search({ respond })
    await look()
  })
  it('finds nothing with every filter open', async () => {
    await search({ href: `${HERE}&f_brand=Gucci‚` })
    await press(/^Filters/)
    for (const { meta } of EVERY_GROUP) await press(new RegExp(`^${meta.group_title}`))
    await look()
  })
  it('finds nothing on a category page', async () => {
    await category()
    await press('Sort by')
    await look()
  })
})

it('shows the variant that matches the filters', async () => {
  const variant = {
    product_id: 'v',
    title: 'Red',
    page_url: '/p/red',
    image_url: null,
    image_urls: [],
    sale_price: 50,
    original_price: 80,
    in_stock: false,
    attributes: {},
  }
  await search({
    respond: () => ({
      json: results(1, { displays: [display('1', { variant_displays: [variant], variant_index: 0 })] }),
    }),
  })
  const card = cards()[0] as HTMLElement
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/p/red')
  expect(card.textContent).toContain('Price 50.00 Original price 80.00')
  expect(card.textContent).toContain('Out of stock')
})
