import { render, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { reloadPage } from '../../lib/reload-page.js'
import { createShopStore, ShopProvider } from '../../lib/shop-state.js'
import { SHOPPER_PATH } from './load-in-browser.js'
import { useShopperInStore } from './use-shopper.js'

vi.mock('../../lib/reload-page.js', () => ({ reloadPage: vi.fn() }))

const page = document.documentElement.dataset
beforeEach(() => vi.mocked(reloadPage).mockClear())

function Page() {
  useShopperInStore()
  return null
}

it.each([
  ['made for no one yet stays', undefined, true, 0],
  ['of a store stays', 'true', true, 0],
  ['of others stays for a customer', 'false', false, 0],
  ['of others is fetched again for a store', 'false', true, 1],
])('a page %s [CHROME-030]', async (_which, says, isStore, times) => {
  await show(says, isStore)
  expect(reloadPage).toHaveBeenCalledTimes(times)
})

it('is not reloaded where nothing can be remembered, or it would go on for ever [CHROME-030]', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError')
  })
  await show('false', true)
  expect(setItem).toHaveBeenCalled()
  setItem.mockRestore()
  expect(reloadPage).not.toHaveBeenCalled()
})

async function show(says: string | undefined, isStore: boolean) {
  delete page['storePage']
  if (says !== undefined) page['storePage'] = says
  const facts = { shopper: null, consent: null, user: { isStore, name: 'Butik Göteborg' } }
  const asked = vi.fn(() => facts)
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: SHOPPER_PATH, loader: asked },
  ])
  const store = createShopStore({ cart: null, token: null, apiKey: 'k', consent: null })
  render(
    <ShopProvider value={store}>
      <Stub initialEntries={['/']} />
    </ShopProvider>,
  )
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await waitFor(() => expect(page['storePage']).toBe(String(isStore)))
}
