import { render, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createShopStore, ShopProvider } from '../../lib/shop-state.js'
import { SHOPPER_PATH } from './load-in-browser.js'
import { reloadOnce } from './reload-once.js'
import { useShopperInStore } from './use-shopper.js'

vi.mock('./reload-once.js', () => ({ reloadOnce: vi.fn() }))

const page = document.documentElement.dataset
beforeEach(() => vi.mocked(reloadOnce).mockClear())

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
  await vi.dynamicImportSettled()
  expect(reloadOnce).toHaveBeenCalledTimes(times)
})
