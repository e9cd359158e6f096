// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { category, HERE, search } from '../../testing/pages.js'
import { FilterRail } from './filter-rail.js'

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('filters and sorting', () => {
  const openFilters = async (...titles: (string | RegExp)[]) => {
    await press(/^Filters/)
    for (const title of titles) await press(title)
  }

  it('open and close their panels and sections, and restore that when going back [WPAGE-041, WPAGE-042, WPAGE-020]', async () => {
    const { shop, state } = await search()
    await openFilters('Brand')
    expect(state().memory).toMatchObject({ filters_open: true, expanded_filters: ['brand'] })
    expect(shop.tab.location.state()).toMatchObject({ search_filters_open: true, search_expanded_filters: ['brand'] })
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

  it('show values as the shop has set them', async () => {
    await search(
      {},
      {},
      {
        filters: {
          default: { limit: 2, searchableFrom: 2 },
          brand: { showMore: false, sortBy: 'title', icon: (value) => value === 'Bliz' && <svg data-testid="icon" /> },
        },
      },
    )
    await openFilters('Brand')
    const titles = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '')
    expect(titles).toHaveLength(2)
    expect(screen.getByTestId('icon').closest('label')?.textContent).toMatch(/^Bliz/)
    expect(titles).toEqual(titles.toSorted())
    expect(screen.getByRole('searchbox', { name: /Brand/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'View more' })).toBeNull()
  })

  it('a range narrows from either end, with one request when the thumb stops [WPAGE-030]', async () => {
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

  it('takes an amount when it is entered, clamped to the range', async () => {
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

  it('shows the chosen values, each with a remove button [WPAGE-032]', async () => {
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
    expect(decodeURIComponent(shop.tab.location.href())).toContain('sorting=price📉')
  })

  it('on a small screen are in a dialog with a button back to the products', async () => {
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

  it('are announced, and come back with "restore" [WPAGE-012, WPAGE-033, WPAGE-034, WERR-014]', async () => {
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
  ])('are dismissed by %s', async (_, dismiss) => {
    const { toast, page } = await cleared()
    await dismiss()
    await page.pass()
    expect(toast()).toBeNull()
  })

  it('are dismissed after a timeout [WPAGE-035]', async () => {
    const { toast, page } = await cleared()
    await page.pass(29_999)
    expect(toast()).not.toBeNull()
    await page.pass(1)
    expect(toast()).toBeNull()
  })
})

describe('a rail', () => {
  it('has the filters beside the products without a press, the first two open, and none on a narrow screen', async () => {
    await category({}, { rail: FilterRail })
    const sections = screen.getAllByRole('button', { expanded: true })
    expect(sections).toHaveLength(2)
    await userEvent.click(sections[0] as HTMLElement)
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Show \d+/ })).toBeNull()
  })

  it('is not rendered where there is no room', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query !== '(min-width: 64rem)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    await category({}, { rail: FilterRail })
    expect(document.querySelector('.ks-d-rail')).toBeNull()
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
    vi.unstubAllGlobals()
  })
})
