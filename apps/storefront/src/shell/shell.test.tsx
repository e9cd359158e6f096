import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SHOPPER_PATH } from '../features/shopper/load-in-browser.js'
import type { ShellData } from '../lib/shell-data.js'
import type { ShopperFacts } from '../lib/shopper-facts.js'
import { cart } from '../testing/cart-samples.js'
import { mockShopServer, stubDialog } from '../testing/render-shop.js'
import { Shell } from './shell.js'

const data: ShellData = { apiKey: 'k', site: null, trackingUrl: null }
const facts: ShopperFacts = {
  shopper: { token: 't', cartHead: { shopperId: 's', cart: cart() }, checkoutConfig: null, show: false },
  consent: { groups: ['C0001'], version: 1, decidedAt: null },
  user: null,
}
const store = { isStore: true, name: 'Butik Göteborg' }
const customer = { isStore: false, name: 'Astrid Ek' }
mockShopServer()

describe('the shell', () => {
  beforeAll(stubDialog)
  beforeEach(() => {
    localStorage.clear()
    delete document.documentElement.dataset['storePage']
    delete document.documentElement.dataset['consent']
  })
  const show = (change: Partial<ShopperFacts> = {}, plain = false) => {
    const Page = () => (
      <Shell data={data} plain={plain}>
        <h1>Sidan</h1>
      </Shell>
    )
    const Stub = createRoutesStub([
      { path: '*', Component: Page },
      { path: SHOPPER_PATH, loader: () => ({ ...facts, ...change }) },
      { path: '/mitt-konto/*', Component: Page, loader: () => new Promise(() => undefined) },
    ])
    render(<Stub initialEntries={['/']} />)
    return waitFor(() => expect(document.documentElement.dataset['storePage']).toBeDefined())
  }
  it.each([
    ['a visitor', null, 'Mina sidor', '/mitt-konto/logga-in', 0],
    ['a customer', customer, 'Mina sidor', '/mitt-konto', 0],
    ['a store', store, 'Butik Göteborg', '/butik-personal', 5],
  ])(
    'serves %s: header, content and footer of their own [CHROME-003, NAV-057]',
    async (_who, user, own, account, bars) => {
      await show({ user })
      const banner = within(screen.getByRole('banner'))
      expect(banner.getByRole('link', { name: own })).toBeInTheDocument()
      expect(banner.getByRole('link', { name: 'Mitt konto' })).toHaveAttribute('href', account)
      expect(banner.queryAllByText('Du är inloggad som butik')).toHaveLength(bars)
      expect(screen.getByRole('main')).toHaveTextContent('Sidan')
      expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    },
  )
  it('is left out where a page wants no layout: content alone [CHROME-021]', async () => {
    await show({ user: store }, true)
    expect(screen.getByRole('main')).toHaveTextContent('Sidan')
    for (const role of ['banner', 'contentinfo', 'navigation', 'search'])
      expect(screen.queryByRole(role), role).toBeNull()
    expect(screen.queryByRole('link', { name: 'Hoppa till innehållet' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Vi använder cookies' })).toBeNull()
  })
  it('stands when shopper, user, consent and settings are not known [ERR-034]', async () => {
    await show({ shopper: null, consent: null })
    expect(screen.getByRole('button', { name: 'Varukorg, tom' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Vi använder cookies' })).toBeInTheDocument()
  })
  it('shows the bar of a route change within a landmark, where a screen reader finds it [CHROME-027]', async () => {
    await show()
    fireEvent.click(screen.getByRole('link', { name: 'Mitt konto' }))
    expect(await within(screen.getByRole('main')).findByRole('progressbar')).toBeInTheDocument()
  })
  it('asks for consent right after the skip link, before the header', async () => {
    await show()
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button')].map(
      (stop) => stop.getAttribute('aria-label') ?? stop.textContent,
    )
    expect(stops.slice(0, 5)).toEqual([
      'Hoppa till innehållet',
      'Godkänn alla',
      'Neka alla',
      'Inställningar',
      expect.stringContaining('menyn'),
    ])
  })
  it('opens one thing over the page at a time: menu, search, cart [CHROME-015, ROUTE-057, SSEARCH-011]', async () => {
    await show()
    const open = () => screen.queryAllByRole('dialog').map((dialog) => dialog.id)
    for (const [name, id] of [
      ['Öppna menyn', 'menu'],
      ['Sök', 'search'],
      ['Varukorg, tom', 'cart'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name }))
      await screen.findByRole('dialog')
      await expect.poll(open).toEqual([id])
    }
    fireEvent.click(screen.getByRole('button', { name: 'Varukorg, tom' }))
    await expect.poll(open).toEqual([])
  })
})
