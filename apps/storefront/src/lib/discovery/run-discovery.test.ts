import type { Consent } from '@klarsikt/contract/shop/types'
import { CONSENT_VERSION, type ConsentGroup } from '@klarsikt/core/consent'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createShopStore } from '../shop-state.js'
import { type Discovery, runDiscovery, type StartDiscovery } from './run-discovery.js'

const answered = (...groups: ConsentGroup[]) => ({
  groups,
  version: CONSENT_VERSION,
  decidedAt: '2026-11-21T08:00:00.000Z',
})
const settled = () => new Promise((done) => setTimeout(done))

describe('the discovery service', () => {
  const service: Discovery = { recommend: vi.fn(), stop: vi.fn() }
  const start = vi.fn<StartDiscovery>(async () => service)
  const run = (consent: Consent | null) => {
    const store = createShopStore({ cart: null, token: null, apiKey: 'k', consent })
    return { store, stop: runDiscovery(store, start, 'shopper-1') }
  }
  beforeEach(() => void vi.clearAllMocks())

  it('begins with merchant, market se, Swedish locale and shopper id [CONSENT-001]', async () => {
    run(answered('C0001', 'C0003'))
    expect(start).toHaveBeenCalledExactlyOnceWith({
      merchant: 'klarsikt',
      market: 'se',
      locale: 'sv-SE',
      shopperId: 'shopper-1',
    })
  })
  it.each([
    ['nobody has answered', { ...answered('C0003'), decidedAt: null }],
    ['all but C0003 is granted', answered('C0001', 'C0002', 'C0004')],
    ['the answer was to another text', { ...answered('C0003'), version: CONSENT_VERSION - 1 }],
    ['nothing is known', null],
  ])('does not begin while %s [CONSENT-002, REC-008]', async (_why, consent) => {
    const { store } = run(consent)
    await settled()
    expect(start).not.toHaveBeenCalled()
    expect(store.getState().recommend).toBeNull()
  })
  it('begins when C0003 is granted and ends when it is withdrawn, without a reload [CONSENT-002]', async () => {
    const { store } = run(answered('C0001'))
    store.setState({ consent: answered('C0001', 'C0003') })
    await settled()
    expect(start).toHaveBeenCalledOnce()
    expect(store.getState().recommend).toBe(service.recommend)
    store.setState({ consent: answered('C0001') })
    await settled()
    expect(service.stop).toHaveBeenCalledOnce()
    expect(store.getState().recommend).toBeNull()
    store.setState({ consent: answered('C0001', 'C0003') })
    expect(start).toHaveBeenCalledTimes(2)
  })
  it('does not stay when consent was withdrawn while it was fetched [CONSENT-002]', async () => {
    const { store } = run(answered('C0003'))
    store.setState({ consent: answered('C0001') })
    await settled()
    expect(service.stop).toHaveBeenCalledOnce()
    expect(store.getState().recommend).toBeNull()
  })
  it('fails without a trace for the visitor', async () => {
    start.mockRejectedValueOnce(new Error('down'))
    const { store, stop } = run(answered('C0003'))
    await settled()
    expect(store.getState().recommend).toBeNull()
    stop()
  })
})
