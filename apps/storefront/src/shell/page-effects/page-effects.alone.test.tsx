import { CONSENT_VERSION, type ConsentGroup } from '@klarsikt/core/consent'
import { RESIZE_STILL_MS } from '@klarsikt/core/limits'
import { act, render } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepConsent } from '../../lib/shop-state.js'
import { track } from '../../lib/tracking/data-layer.js'
import { renderShop } from '../../testing/render-shop.js'
import { useEventSender, useStillResize } from './page-effects.js'

describe('while the window changes its size', () => {
  const resizing = () => 'resizing' in document.documentElement.dataset
  function Page() {
    useStillResize()
    return null
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('the page says so, until 250 ms after the last change [CONST-003, CONST-005]', () => {
    const { unmount } = render(<Page />)
    expect(resizing()).toBe(false)
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(200)
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(RESIZE_STILL_MS - 1)
    expect(resizing()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(resizing()).toBe(false)
    window.dispatchEvent(new Event('resize'))
    unmount()
    expect(resizing()).toBe(false)
  })
})

describe('events', () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async () => new Response(null, { status: 204 }),
  )
  const consent = (...groups: ConsentGroup[]) => ({
    groups,
    version: CONSENT_VERSION,
    decidedAt: '2026-11-21T08:00:00.000Z',
  })
  function Page({ url = '/samla' }: { readonly url?: string | null }) {
    useEventSender(url)
    return null
  }
  /** In the shop, the code that sends is loaded after the visitor's first actions. */
  function Late() {
    const [isHere, setHere] = useState(false)
    useEffect(() => window.addEventListener('late', () => setHere(true), { once: true }), [])
    return isHere && <Page />
  }
  const trackSearch = (term: string) => track({ event: 'search', search_term: term, results: 1 })
  /** Waits long enough for events to be sent. */
  const later = () => act(() => vi.advanceTimersByTimeAsync(60_000))
  const sent = () =>
    fetched.mock.calls.flatMap(([, init]) =>
      (JSON.parse(String(init.body)) as { events: { search_term: string }[] }).events.map((event) => event.search_term),
    )
  // This loads the code in advance, so that no time passes for it below.
  beforeAll(() => import('../../lib/tracking/sender.js'))
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetched)
    fetched.mockClear()
    localStorage.clear()
    delete (window as { dataLayer?: unknown }).dataLayer
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('of the whole page are sent where C0002 was granted before', async () => {
    trackSearch('före')
    renderShop(<Page />, { state: { consent: consent('C0001', 'C0002') } })
    trackSearch('efter')
    await later()
    expect(sent()).toEqual(['före', 'efter'])
  })
  it('stay on the device without C0002, and are not sent afterwards either', async () => {
    const { store } = renderShop(<Page />, { state: { consent: consent('C0001', 'C0003', 'C0004') } })
    trackSearch('utan')
    await later()
    expect(fetched).not.toHaveBeenCalled()
    act(() => keepConsent(store, consent('C0001', 'C0002')))
    trackSearch('med')
    await later()
    expect(sent()).toEqual(['med'])
  })
  it('from before C0002 stay on the device also when it was granted before this code was there', async () => {
    const { store } = renderShop(<Late />, { state: { consent: null } })
    trackSearch('utan')
    keepConsent(store, consent('C0001', 'C0002'))
    trackSearch('med')
    act(() => void window.dispatchEvent(new Event('late')))
    await later()
    expect(sent()).toEqual(['med'])
  })
  it('stop at once when consent is withdrawn, and what waits is thrown away', async () => {
    const { store } = renderShop(<Page />, { state: { consent: consent('C0001', 'C0002') } })
    await later()
    localStorage.setItem('klarsikt-counted-orders', '["1"]')
    trackSearch('väntar')
    act(() => store.setState({ consent: consent('C0001') }))
    trackSearch('efter')
    await later()
    expect(fetched).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
  })
  it('are not sent when consent is withdrawn before the code is there', async () => {
    const { store } = renderShop(<Page />, { state: { consent: consent('C0001', 'C0002') } })
    trackSearch('a')
    act(() => store.setState({ consent: consent('C0001') }))
    await later()
    expect(fetched).not.toHaveBeenCalled()
  })
  it('are sent nowhere when no address is configured', async () => {
    renderShop(<Page url={null} />, { state: { consent: consent('C0001', 'C0002') } })
    trackSearch('a')
    await later()
    expect(fetched).not.toHaveBeenCalled()
  })
})
