import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { CartHandover } from '@klarsikt/contract/shop/types'
import { HANDOVER } from '@klarsikt/page-kit/testing/cart-handovers'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CartHandoverPage } from './cart-handover-page.js'
import { loadCartHandover } from './load-cart-handover.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const mount = () =>
  open({
    path: '/mitt-konto/från-butiken/:handoverId',
    at: `/mitt-konto/från-butiken/${HANDOVER.id}`,
    load: loadCartHandover,
    page: CartHandoverPage,
  })
const answer = (of: Partial<CartHandover>) =>
  server.use(mock('openCartHandover', () => ({ data: { ...HANDOVER, ...of } })))

describe('what a store has put into the cart of a customer [LENS-001, ROLE-004]', () => {
  it('says what it is and until when, and leads to the checkout', async () => {
    answer({})
    mount()
    expect(await screen.findByRole('heading', { name: 'Varor från Malmö Outlet', level: 1 })).toBeVisible()
    expect(screen.getByText(/Inget är köpt förrän du godkänner och betalar/)).toBeVisible()
    expect(screen.getByText('2 × Lumina Daily 30-pack, varje kvartal')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/checkout')
    expect(screen.getByRole('link', { name: '040-12 34 56' })).toHaveAttribute('href', 'tel:040123456')
  })

  it.each([
    [{ state: 'withdrawn' as const }, /Malmö Outlet har tagit tillbaka varorna/],
    [{ state: 'expired' as const }, /är nu borttagna. Inget är köpt./],
    [{ isEmptied: true }, /Du har tagit bort varorna ur din varukorg/],
  ])('says in a friendly way that there is nothing to pay: %o', async (of, text) => {
    answer(of)
    mount()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Till kassan' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Fortsätt handla' })).toBeVisible()
  })

  it('leads to the order that it became', async () => {
    answer({ state: 'agreed', orderNumber: '12345678' })
    mount()
    expect(await screen.findByRole('link', { name: 'Visa ordern' })).toHaveAttribute(
      'href',
      '/mitt-konto/ordrar/12345678',
    )
  })

  it('asks who is logged out to log in, and is not found by another customer', async () => {
    const refuse = (status: number, code: 'request.unauthorized' | 'cart-handover.not-found') =>
      server.use(mock('openCartHandover', () => new MockRefusal(status, { code, message: 'Nej.' })))
    refuse(401, 'request.unauthorized')
    const first = mount()
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
    first.unmount()
    refuse(404, 'cart-handover.not-found')
    mount()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
