// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HERE, search } from '../testing/pages.js'
import { onPage } from '../testing/screen.js'
import { testShop } from '../testing/shop.js'
import { SearchPage } from './search-page.js'

const scroll = vi.fn<(x: number, y: number) => void>()
beforeEach(() => vi.stubGlobal('scrollTo', scroll))
afterEach(() => vi.unstubAllGlobals())
const cards = () => document.querySelectorAll('[data-product-id]')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('back and forward restore query, filters, panels, loaded rows and place [WPAGE-023]', async () => {
  const { page, shop, state } = await search()
  await press('Filters')
  await press('Brand')
  await userEvent.click(screen.getByRole('checkbox', { name: /Gucci/ }))
  await page.pass()
  await press('Load more')
  await page.pass()
  vi.stubGlobal('scrollY', 1234)
  act(() => void window.dispatchEvent(new Event('scroll')))
  await page.pass(250)
  const left = state()
  expect(left.displays).toHaveLength(40)

  await press('sun')
  const input = screen.getByRole('combobox')
  await userEvent.clear(input)
  await userEvent.type(input, 'moon{Enter}')
  await page.pass(300)
  expect(state()).toMatchObject({ query: 'moon' })
  expect(cards()).toHaveLength(20)

  scroll.mockClear()
  act(() => shop.tab.back())
  await page.pass()
  expect(state()).toMatchObject({
    query: 'sun',
    filters: left.filters,
    memory: { filters_open: true, expanded_filters: ['brand'] },
  })
  expect(cards()).toHaveLength(40)
  expect(scroll).toHaveBeenLastCalledWith(0, 1234)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Gucci/ }).checked).toBe(true)

  act(() => shop.tab.forward())
  await page.pass()
  expect(state()).toMatchObject({ query: 'moon' })
})

it('reserves the height of what was loaded until it is back [WPAGE-046]', async () => {
  const shop = testShop({ href: HERE, respond: () => new Promise(() => undefined) })
  shop.tab.location.remember({ search_filters_open: false, search_scroll_restoration_data: { y: 70_000, loaded: 180 } })
  const page = onPage(shop, <SearchPage />)
  await page.pass()
  const results = document.querySelector<HTMLElement>('[aria-busy="true"]')
  expect(results?.style.minHeight).toBe('75000px')
  expect(shop.to('search/results').at(-1)?.body['limit']).toBe(180)
  expect(scroll).not.toHaveBeenCalled()
})
