import type { Confirmation } from '@klarsikt/contract/shop/types'
import { CONSENT_VERSION } from '@klarsikt/core/consent'
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const ORDER = {
  orderNumber: '12345678',
  lines: [],
  delivery: { name: 'PostNord', price: 0, etaText: '', storeName: null },
  totals: { items: 0, discount: 0, shipping: 0, total: 0, giftCards: 0, toPay: 0, vat: [], vatTotal: 0 },
} as unknown as Confirmation
const CONSENT = {
  groups: ['C0001', 'C0002', 'C0003'] as const,
  version: CONSENT_VERSION,
  decidedAt: '2026-11-21T02:00:00.000Z',
}

const purchases = () =>
  ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(({ event }) => event === 'purchase').length

/** Loads the page anew. Only what the device stores is kept. */
async function load(type: 'navigate' | 'reload', isKnownAtOnce: boolean) {
  cleanup()
  vi.resetModules()
  delete (window as { dataLayer?: unknown }).dataLayer
  performance.getEntriesByType = () => [{ type }] as never
  const { createShopStore, ShopProvider } = await import('../../lib/shop-state.js')
  const { useTrackedPurchase } = await import('./use-tracked-purchase.js')
  const consent = { ...CONSENT, groups: [...CONSENT.groups] }
  const store = createShopStore({ apiKey: 'key', ...(isKnownAtOnce && { consent }) })
  function Page() {
    useTrackedPurchase(ORDER)
    return null
  }
  render(
    <ShopProvider value={store}>
      <Page />
    </ShopProvider>,
  )
  act(() => store.setState({ consent }))
  return purchases()
}

beforeEach(() => localStorage.clear())

it.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])(
  'counts a purchase once, whether consent is known at once (%s) or not, and then on the reload (%s)',
  async (first, then) => {
    expect(await load('navigate', first)).toBe(1)
    expect(await load('reload', then)).toBe(0)
  },
)
