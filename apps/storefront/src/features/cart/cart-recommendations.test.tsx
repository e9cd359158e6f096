import { recommendedArticle } from '@klarsikt/core/catalogue'
import { CONSENT_VERSION, type ConsentGroup } from '@klarsikt/core/consent'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RecommendationSource } from '../../lib/recommendation-source.js'
import { cart, line } from '../../testing/cart-samples.js'
import { mockShopServer, renderShop, stubDialog } from '../../testing/render-shop.js'
import CartDrawer from './cart-drawer.js'

mockShopServer()
const goods = (name: string, url = `/glasögon/${name}`) =>
  recommendedArticle({
    sku_id: `${name}-1`,
    page_url: url,
    title: name,
    subtitle: 'Isa Nord',
    image_url: null,
    original_price: 1495,
    sale_price: 0,
  })
const consent = (...groups: ConsentGroup[]) => ({
  groups,
  version: CONSENT_VERSION,
  decidedAt: '2026-11-21T08:00:00.000Z',
})

describe('suggestions in the cart', () => {
  beforeAll(() => {
    stubDialog()
    // The carousel observes its width, which jsdom does not support.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
  })
  afterAll(() => void vi.unstubAllGlobals())
  const show = (source: RecommendationSource | null, ...groups: ConsentGroup[]) => {
    const shown = renderShop(<CartDrawer open onClose={() => undefined} />, {
      state: { cart: cart([line(), line({ lineId: 'l2', articleId: 7 })]), consent: consent(...groups) },
    })
    act(() => shown.store.setState({ recommend: source }))
    return shown
  }
  const row = () => screen.queryByRole('region', { name: 'Rekommenderat för dig', hidden: true })
  /** Waits until the answer is rendered. */
  const settled = () =>
    act(async () => {
      await new Promise(setImmediate)
    })

  it('are goods that go with all that is in the cart [REC-001]', async () => {
    const source = vi.fn<RecommendationSource>(async () => [goods('etui'), goods('duk')])
    show(source, 'C0001', 'C0003')
    const shown = await screen.findByRole('region', { name: 'Rekommenderat för dig', hidden: true })
    expect(within(shown).getAllByRole('article', { hidden: true })).toHaveLength(2)
    expect(within(shown).getByRole('link', { name: 'etui', hidden: true })).toHaveAttribute('href', '/glasögon/etui')
    expect(source).toHaveBeenCalledExactlyOnceWith('after_basket', [7, 100123])
  })
  it('are not asked for and not there without consent to C0003, also when there is a service [REC-008, REC-009]', async () => {
    const source = vi.fn<RecommendationSource>(async () => [goods('etui')])
    const { store } = show(source, 'C0001', 'C0002', 'C0004')
    await settled()
    expect(source).not.toHaveBeenCalled()
    expect(row()).toBeNull()
    act(() => store.setState({ consent: consent('C0001', 'C0003') }))
    await waitFor(() => expect(row()).not.toBeNull())
    act(() => store.setState({ consent: consent('C0001') }))
    expect(row()).toBeNull()
  })
  it.each<[string, RecommendationSource | null]>([
    ['there is no service', null],
    ['it knows of nothing', async () => []],
    ['it fails', () => Promise.reject(new Error('down'))],
    ['it knows only what is in the cart already', async () => [goods('linnea', line().url)]],
    ['it does not answer', () => new Promise(() => undefined)],
  ])('are left out without a trace when %s', async (_why, source) => {
    show(source, 'C0001', 'C0003')
    await settled()
    expect(row()).toBeNull()
    expect(document.querySelector('dialog section')?.querySelector('article') ?? null).toBeNull()
  })
  it('follow the cart, and an older answer never replaces a newer', async () => {
    const answers: ((found: readonly ReturnType<typeof goods>[]) => void)[] = []
    const { store } = show(() => new Promise((done) => answers.push(done)), 'C0003')
    await waitFor(() => expect(answers).toHaveLength(1))
    await settled()
    act(() => store.setState({ cart: cart([line()]) }))
    await waitFor(() => expect(answers).toHaveLength(2))
    act(() => answers[1]?.([goods('nytt')]))
    await waitFor(() => expect(row()).toHaveTextContent('nytt'))
    act(() => answers[0]?.([goods('gammalt')]))
    await settled()
    expect(row()).toHaveTextContent('nytt')
    // A larger quantity of the same goods makes no new request.
    act(() => store.setState({ cart: cart([line({ quantity: 5 })]) }))
    await settled()
    expect(answers).toHaveLength(2)
  })
})
