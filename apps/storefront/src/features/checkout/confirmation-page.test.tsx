import type { Confirmation } from '@klarsikt/contract/shop/types'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { cart as sampleCart, line as sampleLine } from '../../testing/cart-samples.js'
import { renderShop, mockShopServer } from '../../testing/render-shop.js'
import { ConfirmationPage } from './confirmation-page.js'
import { recall, remember } from './session-memory.js'

const { current } = mockShopServer()
const line = {
  articleId: 100123,
  brand: 'Klarsikt',
  quantity: 1,
  unitPrice: 995,
  lineTotal: 995,
  media: '/media/h/145.jpg',
  parentLine: null,
  prescriptionText: null,
  madeToOrder: false,
  withdrawalDays: 90,
}
const order: Confirmation = {
  orderNumber: '12345678',
  placedAt: '2026-11-21T02:00:00.000Z',
  status: 'handled',
  statusText: 'Behandlas',
  email: 'anna@exempel.se',
  customer: {
    firstName: 'Anna',
    lastName: 'Åkesson',
    street: 'Storgatan 1',
    postalCode: '411 19',
    city: 'Göteborg',
    mobile: '+46701740605',
  },
  lines: [
    { ...line, description: 'Linnea, svart' },
    {
      ...line,
      description: 'Klara, index 1,5',
      lineTotal: 500,
      media: null,
      parentLine: 0,
      madeToOrder: true,
      withdrawalDays: 30,
      prescriptionText: 'Höger: SPH −1,25\nVänster: SPH −1,50',
    },
  ],
  delivery: { name: 'PostNord MyPack', price: 0, etaText: 'Beräknad leverans 24–25 november', storeName: null },
  tenders: [
    { method: 900, name: 'Presentkort', amount: 100 },
    { method: 900, name: 'Presentkort', amount: 50 },
    { method: 60, name: 'Klarna', amount: 1345 },
  ],
  discountCode: null,
  totals: {
    items: 1495,
    discount: 0,
    shipping: 0,
    total: 1495,
    giftCards: 150,
    toPay: 1345,
    vat: [{ rate: 25, amount: 299 }],
    vatTotal: 299,
  },
  paymentStatus: 'paid',
  awaitedPrescription: null,
}

describe('the confirmation', () => {
  it('says what was bought, how it was paid and how it comes', async () => {
    const { container } = renderShop(<ConfirmationPage order={order} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tack för din order, Anna!')
    expect(screen.getByText('12345678')).toBeInTheDocument()
    const lines = within(screen.getByRole('region', { name: 'Det här har du köpt' }))
    expect(lines.getByText('Höger: SPH −1,25')).toBeInTheDocument()
    expect(lines.getByText('90 dagars ångerrätt')).toBeInTheDocument()
    expect(lines.getByText('90 dagars ångerrätt')).toBeInTheDocument()
    expect(lines.getByText(/utan lagstadgad ångerrätt. 30 dagars öppet köp/)).toBeInTheDocument()
    expect(lines.getByText('Varav moms 25 %')).toBeInTheDocument()
    const payment = within(screen.getByRole('region', { name: 'Betalning' }))
    expect(payment.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Presentkort 1',
      'Presentkort 2',
      'Klarna',
    ])
    expect(screen.getByText(/Levereras till Anna Åkesson/)).toBeInTheDocument()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('says what it waits for where the prescription is still missing, and where that is sent', () => {
    const awaitedPrescription = {
      path: '/skicka-recept?order=12345678&key=k',
      dueOn: '2026-12-18',
      isCustomersTurn: true,
    }
    renderShop(<ConfirmationPage order={{ ...order, awaitedPrescription }} />)
    expect(screen.getByText(/väntar på ditt recept. Skicka det senast 18 december/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Skicka receptet' })).toHaveAttribute('href', awaitedPrescription.path)
  })

  it('takes the discount off the goods in a row that names the code', () => {
    const totals = { ...order.totals, discount: 224.25, total: 1270.75 }
    renderShop(<ConfirmationPage order={{ ...order, discountCode: 'KLART15', totals }} />)
    const lines = within(screen.getByRole('region', { name: 'Det här har du köpt' }))
    expect(lines.getByText('Varor').nextSibling).toHaveTextContent('1 495 kr')
    expect(lines.getByText('Rabatt (KLART15)').nextSibling).toHaveTextContent('−224,25 kr')
  })

  it('empties the shell’s cart and forgets the attempt', async () => {
    remember('checkout-attempt', { key: 'k', bought: '' })
    current.shop.cart = sampleCart()
    const { store } = renderShop(<ConfirmationPage order={order} />, {
      state: { cart: sampleCart([sampleLine()]) },
    })
    await waitFor(() => expect(store.getState().cart?.items).toEqual([]))
    expect(recall('checkout-attempt')).toBeNull()
  })

  it('is printed by a button that is not on the paper', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    renderShop(<ConfirmationPage order={order} />)
    const button = screen.getByRole('button', { name: 'Skriv ut' })
    await userEvent.setup().click(button)
    expect(print).toHaveBeenCalledOnce()
    expect(button.closest('.ks-no-print')).not.toBeNull()
  })

  it('names the store where it is collected', () => {
    renderShop(
      <ConfirmationPage order={{ ...order, delivery: { ...order.delivery, storeName: 'Klarsikt Göteborg' } }} />,
    )
    expect(screen.getByText('Hämtas i Klarsikt Göteborg')).toBeInTheDocument()
    expect(screen.queryByText(/Levereras till/)).not.toBeInTheDocument()
  })
})
