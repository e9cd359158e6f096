// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ONE_INSTANCE } from '../core/page-types.js'
import type { Responder } from '../testing/fake-environment.js'
import { EVERY_GROUP, SORTS } from '../testing/groups.js'
import { onPage } from '../testing/screen.js'
import { display, displays, results, shopAnswers, testShop } from '../testing/shop.js'
import { CategoryPage, type CategoryPageProps } from './category-page.js'
import { SearchPage, type SearchPageProps } from './search-page.js'

const HERE = 'https://shop.test/search?query=sun'

/** A shop with 50 products, one filter of every kind and two orders. */
const answers: Responder = async (call) => {
  const { json } = (await shopAnswers(call)) as { json: object }
  if (call.path !== 'search/results' && call.path !== 'product-listing') return { json }
  return {
    json: {
      ...json,
      filters: EVERY_GROUP,
      sorts: SORTS,
      breadcrumb: [
        { category_id: 'all', title: 'Shop', page_url: '/' },
        { category_id: 'sun', title: 'Sunglasses', page_url: '/sunglasses' },
      ],
      quick_links: [{ category_id: 'women', title: 'Women', page_url: '/sunglasses/women', count: 22 }],
    },
  }
}
const empty: Responder = (call) =>
  call.path.startsWith('search/re') || call.path === 'product-listing'
    ? { json: { ...results(0), breadcrumb: [], quick_links: [] } }
    : { json: { displays: [] } }

async function search(options: Parameters<typeof testShop>[0] = {}, props: SearchPageProps = {}) {
  const shop = testShop({ href: HERE, respond: answers, ...options })
  const user = userEvent.setup()
  const page = onPage(shop, <SearchPage {...props} />)
  await page.pass()
  return { shop, user, page, state: () => shop.page().getState(), asked: () => shop.to('search/results').at(-1)?.body }
}
async function category(
  options: Parameters<typeof testShop>[0] = {},
  props: Partial<CategoryPageProps> = {},
  more = {},
) {
  const shop = testShop({ href: 'https://shop.test/sunglasses', respond: answers, ...options })
  const page = onPage(shop, <CategoryPage categoryId="sun" {...props} />, more)
  await page.pass()
  return { shop, page, user: userEvent.setup() }
}
const cards = () => document.querySelectorAll('[data-product-id]')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the search page', () => {
  it('lists what its address asks for, under its id [WPAGE-001]', async () => {
    await search()
    expect(document.querySelector('#depict-search-page')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('50 results for sun')
    expect(cards()).toHaveLength(20)
    expect(cards()[0]?.getAttribute('data-search-result-id')).toBe('s-0')
  })

  it('holds the place of products that are on their way', async () => {
    const shop = testShop({ href: HERE, respond: answers })
    const page = onPage(shop, <SearchPage />)
    expect(document.querySelectorAll('.ks-d-card')).toHaveLength(20)
    expect(cards()).toHaveLength(0)
    await page.pass()
    expect(cards()).toHaveLength(20)
  })

  it('has the field that opens the modal, unless told not to', async () => {
    const { page, user } = await search()
    await user.click(screen.getByRole('button', { name: 'sun' }))
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('sun')
    page.unmount()
    await search({}, { includeInputField: false })
    expect(screen.queryByRole('button', { name: 'sun' })).toBeNull()
  })

  it('loads more, and goes on at the first new product', async () => {
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

  it('says when more did not come, and asks again', async () => {
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

  it('says that nothing was found, and shows something else in two rows [WERR-012, WPAGE-021]', async () => {
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

  it('says what is shown instead of what was typed', async () => {
    await search({ respond: () => ({ json: results(3, { recovery: { kind: 'spelling', shown: 'sunglasses' } }) }) })
    expect(screen.getByText('Showing results for sunglasses')).toBeTruthy()
  })

  it('leaves a card that throws empty, says so, and goes on [WERR-003]', async () => {
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
    // Strict Mode runs effects twice, and React gathers what they throw.
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

describe('filters and sorting', () => {
  const openFilters = async (...titles: (string | RegExp)[]) => {
    await press(/^Filters/)
    for (const title of titles) await press(title)
  }

  it('open and close their panels and sections, and keep that for going back [WPAGE-041, WPAGE-042, WPAGE-020]', async () => {
    const { shop, state } = await search()
    await openFilters('Brand')
    expect(state().memory).toMatchObject({ filters_open: true, expanded_filters: ['brand'] })
    expect(shop.tab.place.state()).toMatchObject({ search_filters_open: true, search_expanded_filters: ['brand'] })
    expect(screen.getByRole('button', { name: 'Brand' }).ariaExpanded).toBe('true')
    await press('Brand')
    expect(state().memory.expanded_filters).toEqual([])
    await press('Sort by')
    expect(state().memory).toMatchObject({ filters_open: false, sorting_open: true })
    await press('Sort by')
    expect(state().memory.sorting_open).toBe(false)
  })

  const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
  it.each([
    ['a checkbox', ['Brand'], /Gucci/, { field: 'brand_id', op: 'in', data: ['Gucci'] }],
    ['a colour', ['Colour'], /Havana/, { field: 'colour', op: 'in', data: ['havana'] }],
    ['a branch', ['Category'], /Sunglasses/, { field: 'category', op: 'in', data: [['Sunglasses']] }],
    [
      'a leaf',
      ['Category', 'View more: Sunglasses', 'View more: Women'],
      /Polarized/,
      { field: 'category', op: 'in', data: [['Sunglasses', 'Women', 'Polarized']] },
    ],
    ['yes', ['Polarized'], /Yes/, { field: 'polarized', op: 'eq', data: true }],
  ] as const)('%s narrows, and once more widens', async (_, open, name, filter) => {
    const { page, asked } = await search()
    await openFilters(...open)
    await tick(name)
    await page.pass()
    expect(asked()?.['filters']).toEqual([filter])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true)
    await tick(name)
    await page.pass()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false)
  })

  it('a range narrows from either end, and asks once when the thumb rests [WPAGE-030]', async () => {
    const { page, asked, shop } = await search()
    await openFilters('Price')
    const before = shop.to('search/results').length
    const high = screen.getByRole('slider', { name: 'Price: Highest' })
    for (const value of ['2400', '2000', '1500']) fireEvent.change(high, { target: { value } })
    await page.pass(300)
    expect(shop.to('search/results')).toHaveLength(before + 1)
    expect(asked()?.['filters']).toEqual([{ field: 'price', op: 'inrange', data: [100, 1500] }])
    fireEvent.change(screen.getByRole('slider', { name: 'Price: Lowest' }), { target: { value: '1800' } })
    await page.pass(300)
    expect(asked()?.['filters']).toEqual([{ field: 'price', op: 'inrange', data: [1500, 1500] }])
  })

  it('takes an amount when it is entered, kept inside the range', async () => {
    const { page, asked, user } = await search()
    await openFilters('Lens width')
    const lowest = screen.getByRole('spinbutton', { name: /Lowest/ })
    await user.clear(lowest)
    await user.type(lowest, '12{Enter}')
    await page.pass()
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: /Lowest/ }).value).toBe('40')
    await user.clear(lowest)
    await user.type(lowest, '50{Enter}')
    await page.pass()
    expect(asked()?.['filters']).toEqual([{ field: 'width', op: 'inrange', data: [50, 60] }])
  })

  it('long lists can be searched, and open as a whole', async () => {
    const { user } = await search()
    await openFilters('Brand')
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    await press('View more')
    expect(screen.getAllByRole('checkbox')).toHaveLength(12)
    await user.type(screen.getByRole('searchbox', { name: 'Search in Brand' }), 'po')
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Polaroid12'])
    await user.type(screen.getByRole('searchbox'), 'zz')
    expect(screen.getByText('No results')).toBeTruthy()
  })

  it('never hides what is chosen behind "view more"', async () => {
    await search({ href: `${HERE}&f_brand=Fjällräven‚` })
    await openFilters(/^Brand/)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Fjällräven/ }).checked).toBe(true)
  })

  it('shows what is chosen, each to be taken away [WPAGE-032]', async () => {
    const { page, state } = await search({ href: `${HERE}&f_brand=Gucci‚Prada&f_price🔢=200-900&sorting=price📈` })
    const chips = () =>
      within(screen.getByRole('group', { name: 'Selected filters' }))
        .getAllByRole('button')
        .map((chip) => chip.textContent)
    expect(chips()).toEqual(['Gucci', 'Prada', 'Price: 200.00 – 900.00', 'Price, low to high', 'Clear all'])
    await press('Remove the filter Gucci')
    await press('Remove the filter Price: 200.00 – 900.00')
    await press('Remove the filter Price, low to high')
    await page.pass()
    expect(state()).toMatchObject({ filters: [{ field: 'brand', op: 'in', data: ['Prada'] }], sorting: null })
    await press('Clear all')
    await page.pass()
    expect(screen.queryByRole('group', { name: 'Selected filters' })).toBeNull()
  })

  it('sorts as offered [WCAT-008, WPAGE-008]', async () => {
    const { page, asked, shop, user } = await search()
    await press('Sort by')
    await user.click(screen.getByRole('radio', { name: 'Price, high to low' }))
    await page.pass()
    expect(asked()?.['sort']).toEqual({ field: 'price', order: 'desc' })
    expect(decodeURIComponent(shop.tab.place.href())).toContain('sorting=price📉')
  })

  it('on a small screen stand in a dialog with the way back to the products', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    await search()
    await openFilters('Brand')
    const dialog = screen.getByRole('dialog', { name: 'Filters' })
    expect(dialog.id).toBe('depict-filter-sort-mobile-modal-container')
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(8)
    await press('Show 50 products')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Filters')
    vi.unstubAllGlobals()
  })
})

describe('cleared filters', () => {
  const cleared = async () => {
    const given = await search({ href: `${HERE}&f_brand=Gucci‚&sorting=price📈&went_sideways_clear_filters=true` })
    return { ...given, toast: () => document.querySelector('.cleared_filters') }
  }

  it('are told of, and come back with "restore" [WPAGE-012, WPAGE-033, WPAGE-034, WERR-014]', async () => {
    const { toast, state, page } = await cleared()
    expect(toast()?.textContent).toContain('We cleared your filters')
    expect(state()).toMatchObject({ filters: [], sorting: null })
    await press('Restore')
    await page.pass()
    expect(state()).toMatchObject({ filters: [{ data: ['Gucci'] }], sorting: { order: 'asc' } })
    expect(toast()).toBeNull()
  })

  it.each([
    ['OK', () => press('OK')],
    ['Escape [WPAGE-036]', () => userEvent.keyboard('{Escape}')],
  ])('are put away by %s', async (_, way) => {
    const { toast, page } = await cleared()
    await way()
    await page.pass()
    expect(toast()).toBeNull()
  })

  it('are put away by time [WPAGE-035]', async () => {
    const { toast, page } = await cleared()
    await page.pass(29_999)
    expect(toast()).not.toBeNull()
    await page.pass(1)
    expect(toast()).toBeNull()
  })
})

describe('the category page', () => {
  it('has breadcrumbs, quick links, filters, sorting and the way back to the products [WCAT-001, WCAT-005, WCAT-006, WCAT-007, WCAT-009]', async () => {
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

  it('can do without', async () => {
    await category({}, { showBreadcrumbs: false, showQuicklinks: false, title: '' })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('says that nothing is here [WERR-010]', async () => {
    await category({ respond: empty })
    expect(screen.getByText('No products here, sorry')).toBeTruthy()
  })

  it('names the document', async () => {
    await category({}, {}, { category: { metaTitleSuffix: ' | Shop' } })
    expect(document.title).toBe('Sunglasses | Shop')
  })

  it('follows the query id of the address, unless told not to [WCAT-002]', async () => {
    const href = 'https://shop.test/sunglasses?query_id=5'
    const one = await category({ href })
    expect(one.shop.to('product-listing')[0]?.body['query_id']).toBe('5')
    one.page.unmount()
    const other = await category({ href, ignoreQueryId: true })
    expect(other.shop.to('product-listing')[0]?.body).not.toHaveProperty('query_id')
  })
})

describe('counting', () => {
  it('tells of the list once, and of a card that is followed', async () => {
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
    expect(shop.tab.place.state()).toMatchObject({ search_scroll_restoration_data: { loaded: 20 } })
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

it('shows the variant that the filters mean', async () => {
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
