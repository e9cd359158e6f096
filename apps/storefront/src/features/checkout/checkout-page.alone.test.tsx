import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { CheckoutState } from '@klarsikt/contract/shop/types'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShop, mockShopServer } from '../../testing/render-shop.js'
import * as samples from '../../testing/samples.js'
import { CheckoutPage } from './checkout-page.js'

const { leavePage } = vi.hoisted(() => ({ leavePage: vi.fn<(url: string) => void>() }))
vi.mock('./leave-page.js', () => ({ leavePage }))

const { server, current } = mockShopServer()
const anna = {
  email: 'anna@exempel.se',
  mobile: '070-174 06 05',
  firstName: 'Anna',
  lastName: 'Åkesson',
  street: 'Storgatan 1',
  postalCode: '411 19',
  city: 'Göteborg',
  newsletter: false,
}
const atPayment: Partial<CheckoutState> = { step: 'payment', customer: anna, delivery: { method: 10, storeId: null } }

function open(change: Partial<CheckoutState> = {}, ended: 'declined' | 'cancelled' | null = null) {
  const checkout = samples.checkout(change)
  Object.assign(current.shop, { checkout, cart: checkout.cart })
  const data = {
    checkout,
    stores: [{ id: 1, label: 'Göteborg: Klarsikt Göteborg, Kungsgatan 1' }],
    ended,
    editing: null,
    attempt: 'attempt-of-the-server',
  }
  return renderShop(<CheckoutPage data={data} />, { path: '/checkout', state: { cart: checkout.cart } })
}

const buyButton = () => screen.getByRole('button', { name: /Köp – beställning med betalningsskyldighet/ })
async function buy(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText(/Jag godkänner/))
  await user.click(buyButton())
}

beforeEach(() => {
  sessionStorage.clear()
  leavePage.mockReset()
})

describe('the checkout', () => {
  it('shows what is bought and what it costs beside the steps [ROUTE-039]', async () => {
    const { container } = open()
    const summary = within(screen.getByRole('complementary', { name: 'Sammanfattning' }))
    expect(summary.getByText('Totalt').nextSibling).toHaveTextContent('1 495 kr')
    expect(summary.getByText('Varav moms 25 %')).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('says that the sum lacks the freight until a way of delivery is chosen [UX-10]', () => {
    const delivery = { from: '2026-11-24', to: '2026-11-26', madeToOrder: false, freight: 49, freightFixed: false }
    const cart = samples.cart([samples.line()], { delivery })
    open({ cart, delivery: null, step: 'customer' })
    const summary = within(screen.getByRole('complementary', { name: 'Sammanfattning' }))
    expect(summary.getByText('Totalt utan frakt')).toBeInTheDocument()
    expect(screen.getByText('utan frakt')).toBeInTheDocument()
  })

  it('counts the freight in once a way is chosen [UX-10]', () => {
    open(atPayment)
    expect(screen.queryByText(/utan frakt/)).toBeNull()
  })

  it('says why there is nothing to pay for and leads on when the cart is empty', () => {
    open({ cart: samples.cart(), step: 'cart' })
    expect(screen.getByRole('heading', { level: 1, name: 'Din varukorg är tom.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Glasögon' })).toHaveAttribute('href', expect.stringContaining('glas'))
    expect(screen.queryByLabelText('E-postadress')).not.toBeInTheDocument()
  })

  it.each([
    ['customer', { step: 'delivery', customer: anna }, 'Fortsätt till betalning', 'setDelivery'],
    ['payment', atPayment, /Köp –/, 'submitCheckout'],
  ] as const)(
    'shows that another window emptied the cart, with no old summary: after the %s [ACC-17]',
    async (_step, at, press, call) => {
      const user = userEvent.setup()
      server.use(
        mock(call, () => {
          const empty = samples.cart()
          const checkout = samples.checkout({ ...at, step: 'cart', cart: empty })
          Object.assign(current.shop, { cart: empty, checkout })
          return new MockRefusal(409, { code: 'cart.empty', message: 'Din varukorg är tom.' })
        }),
      )
      const { store } = open(at)
      if (call === 'submitCheckout') await user.click(screen.getByLabelText(/Jag godkänner/))
      await user.click(screen.getByRole('button', { name: press }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Din varukorg är tom.' })).toBeInTheDocument()
      expect(screen.queryByRole('complementary', { name: 'Sammanfattning' })).not.toBeInTheDocument()
      expect(store.getState().cart?.items).toEqual([])
    },
  )

  it('opens the step the server names, moves focus there and folds the one before', async () => {
    const user = userEvent.setup()
    open()
    for (const [label, value] of [
      ['E-postadress', anna.email],
      ['Mobilnummer', anna.mobile],
      ['Förnamn', 'Anna'],
      ['Efternamn', 'Åkesson'],
      ['Gatuadress', anna.street],
      ['Postnummer', '41119'],
      ['Ort', 'Göteborg'],
    ] as const)
      await user.type(screen.getByLabelText(label), value)
    await user.click(screen.getByRole('button', { name: 'Fortsätt till leverans' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Leverans' })).toHaveFocus())
    expect(screen.queryByLabelText('E-postadress')).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /PostNord brev/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: /Ändra\s*kontaktuppgifter/ }))
    expect(screen.getByLabelText('E-postadress')).toHaveValue(anna.email)
  })

  it('asks which store to collect in, and sends it', async () => {
    const user = userEvent.setup()
    open({ step: 'delivery', customer: anna })
    await user.click(screen.getByRole('radio', { name: /Hämta i butik/ }))
    await user.click(screen.getByRole('button', { name: 'Fortsätt till betalning' }))
    expect(screen.getByText('Välj vilken butik du vill hämta i.')).toBeInTheDocument()
    expect(screen.getByLabelText('Butik att hämta i')).toHaveFocus()
    await user.selectOptions(screen.getByLabelText('Butik att hämta i'), '1')
    await user.click(screen.getByRole('button', { name: 'Fortsätt till betalning' }))
    await screen.findByRole('button', { name: /Ändra\s*leverans/ })
    expect(current.shop.checkout.delivery).toEqual({ method: 30, storeId: 1 })
  })
})

describe('buying', () => {
  it('sends nothing before the terms are agreed to [VALID-013]', async () => {
    const user = userEvent.setup()
    const submitted = vi.fn<() => void>()
    server.use(
      mock('submitCheckout', () => {
        submitted()
        return { status: 'placed' as const, orderNumber: '12345678' }
      }),
    )
    open(atPayment)
    await user.click(buyButton())
    expect(screen.getByText('Du behöver godkänna villkoren för att fortsätta.')).toBeInTheDocument()
    expect(screen.getByLabelText(/Jag godkänner/)).toHaveFocus()
    expect(submitted).not.toHaveBeenCalled()
  })

  it('goes to the payment page once for two presses, with the total that was seen', async () => {
    const user = userEvent.setup()
    const bodies: unknown[] = []
    server.use(
      mock('submitCheckout', async ({ body }) => {
        bodies.push(body)
        await new Promise((done) => setTimeout(done, 30))
        return {
          status: 'redirect' as const,
          paymentId: 'p'.repeat(24),
          orderNumber: '12345678',
          redirectUrl: 'https://klarna.test/pay',
        }
      }),
    )
    open(atPayment)
    await user.click(screen.getByLabelText(/Jag godkänner/))
    await user.dblClick(buyButton())
    expect(buyButton()).toHaveFocus()
    await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('https://klarna.test/pay'))
    expect(bodies).toEqual([
      { idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/), termsAccepted: true, expectedTotal: 1495 },
    ])
  })

  it('shows trouble at the provider and keeps everything for another try with the same key [ERR-017]', async () => {
    const user = userEvent.setup()
    const keys: (string | undefined)[] = []
    server.use(
      mock('submitCheckout', ({ body }) => {
        keys.push(body?.idempotencyKey)
        return new MockRefusal(503, {
          code: 'payment.provider-unavailable',
          message: 'Vår betalningspartner har tekniska problem just nu. Försök igen senare.',
        })
      }),
    )
    open(atPayment)
    await buy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('tekniska problem')
    expect(screen.getByLabelText(/Jag godkänner/)).toBeChecked()
    await user.click(buyButton())
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
  })

  it('says so in Swedish when the network or the server is away [ERR-002]', async () => {
    const user = userEvent.setup()
    server.use(http.post('*/api/checkout/submit', () => HttpResponse.error()))
    open(atPayment)
    await buy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Något gick fel. Försök igen eller kontakta kundservice.Allt finns kvar. Du kan försöka igen utan att köpa dubbelt',
    )
    expect(buyButton()).not.toHaveAttribute('aria-busy')
  })

  it('shows the new total and asks again when the price has changed, with a new key', async () => {
    const user = userEvent.setup()
    const seen: unknown[] = []
    open({ ...atPayment, paymentMethod: 60 })
    server.use(
      mock('submitCheckout', ({ body }) => {
        seen.push([body?.idempotencyKey, body?.expectedTotal])
        Object.assign(current.shop, {
          checkout: { ...current.shop.checkout, totals: { ...current.shop.checkout.totals, total: 1595, toPay: 1595 } },
        })
        return new MockRefusal(409, { code: 'checkout.price-changed', message: 'Priset i varukorgen har ändrats.' })
      }),
    )
    await buy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Den nya summan är 1 595 kr.')
    await user.click(buyButton())
    await waitFor(() => expect(seen).toHaveLength(2))
    const [first, second] = seen as [[string, number], [string, number]]
    expect([first[1], second[1]]).toEqual([1495, 1595])
    expect(first[0]).not.toBe(second[0])
  })

  it('tells the new total, not only the rest, when gift cards pay', async () => {
    const user = userEvent.setup()
    open({ ...atPayment, paymentMethod: 60 })
    server.use(
      mock('submitCheckout', () => {
        const { totals } = current.shop.checkout
        Object.assign(current.shop, {
          checkout: { ...current.shop.checkout, totals: { ...totals, total: 1595, giftCards: 1595, toPay: 0 } },
        })
        return new MockRefusal(409, { code: 'checkout.price-changed', message: 'Priset i varukorgen har ändrats.' })
      }),
    )
    await buy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Den nya summan är 1 595 kr, och presentkort betalar 1 595 kr av den.',
    )
  })

  it('names what has run out and leads to the cart [ERR-018]', async () => {
    const user = userEvent.setup()
    open({ ...atPayment, paymentMethod: 60 })
    server.use(
      mock('submitCheckout', () => {
        current.shop.cart = samples.cart([
          samples.line({ articleDescription: 'Linnea, svart', quantity: 2, maximum: 1 }),
        ])
        return new MockRefusal(409, { code: 'article.out-of-stock', message: 'Produkten är slut i lager.' })
      }),
    )
    await buy(user)
    expect(await screen.findByText('Linnea, svart finns inte längre i det antal du har valt.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ändra i varukorgen' }))
    expect(screen.getByRole('heading', { name: 'Varukorg' })).toHaveFocus()
    expect(screen.getByText('Produkten är slut i lager.')).toBeInTheDocument()
  })

  it('never preselects credit', () => {
    open({
      ...atPayment,
      paymentOptions: [
        { method: 61, name: 'Faktura', description: 'Betala senare', credit: true, preset: true },
        { method: 60, name: 'Kort', description: 'Betala nu', credit: false, preset: false },
      ],
    })
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['60', '61'])
  })

  it('offers the way back to a payment that waits for the buyer', () => {
    open({ ...atPayment, pendingPaymentId: 'p'.repeat(24), pendingPaymentResumable: true })
    expect(screen.getByText('Du har en påbörjad betalning')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Fortsätt betalningen' })).toBeInTheDocument()
  })

  it('says that a payment is under review, and offers neither to go on with it nor to buy again', () => {
    open({ ...atPayment, pendingPaymentId: 'p'.repeat(24), pendingPaymentResumable: false })
    expect(screen.getByText('Din betalning granskas')).toBeInTheDocument()
    expect(screen.getByText(/Vi mejlar dig så snart den är klar/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Visa hur betalningen går' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Fortsätt betalningen' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Köp –/ })).not.toBeInTheDocument()
  })

  it('tells whoever comes back without paying, at the payment step', () => {
    open(atPayment, 'declined')
    expect(screen.getByRole('alert')).toHaveTextContent('Betalningen godkändes inte.')
    expect(screen.getByRole('heading', { name: 'Betalning' })).toHaveFocus()
  })
})

describe('codes', () => {
  it('refuses an unknown discount code at its field [VALID-017] [ERR-023]', async () => {
    const user = userEvent.setup()
    server.use(
      mock(
        'applyDiscount',
        () => new MockRefusal(422, { code: 'discount.invalid', message: 'Rabattkoden är inte giltig.' }),
      ),
    )
    open(atPayment)
    await user.type(screen.getByLabelText('Rabattkod'), 'FEL{Enter}')
    expect(await screen.findByText('Rabattkoden är inte giltig.')).toBeInTheDocument()
    expect(screen.getByLabelText('Rabattkod')).toHaveFocus()
    expect(screen.getByLabelText('Rabattkod')).toHaveValue('FEL')
  })

  it('keeps focus where the code is, when it is taken and when it is removed', async () => {
    const user = userEvent.setup()
    const reply = (discount: { code: string; text: string } | null) => {
      current.shop.cart = { ...current.shop.cart, discount }
      current.shop.checkout = { ...current.shop.checkout, cart: current.shop.cart }
      return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
    }
    server.use(
      mock('applyDiscount', () => reply({ code: 'SOL10', text: '10 % på alla solglasögon' })),
      mock('removeDiscount', () => reply(null)),
    )
    open(atPayment)
    await user.type(screen.getByLabelText('Rabattkod'), 'SOL10{Enter}')
    const remove = await screen.findByRole('button', { name: 'Ta bort rabattkoden SOL10' })
    await waitFor(() => expect(remove).toHaveFocus())
    await user.click(remove)
    await waitFor(() => expect(screen.getByLabelText('Rabattkod')).toHaveFocus())
  })

  it('takes a gift card with its PIN and shows what it pays, and says what is wrong with one [VALID-018] [ERR-015]', async () => {
    const user = userEvent.setup()
    const { store } = open(atPayment)
    const card = { id: 'g1', last4: '3456', balance: 250, used: 250 }
    server.use(
      mock('applyGiftCard', ({ body }) => {
        if (body?.pin !== '1234')
          return new MockRefusal(404, {
            code: 'gift-card.not-found',
            message: 'Vi hittar inget presentkort med det numret och den pinkoden.',
          })
        current.shop.cart = { ...current.shop.cart, giftCards: [card] }
        current.shop.checkout = {
          ...current.shop.checkout,
          totals: { ...current.shop.checkout.totals, giftCards: 250, toPay: 1245 },
        }
        return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
      }),
    )
    await user.type(screen.getByLabelText('Presentkortsnummer'), '1234 5678 9012 3456')
    await user.type(screen.getByLabelText('Pinkod'), '0000')
    await user.click(screen.getByRole('button', { name: 'Använd presentkort' }))
    expect(await screen.findByText('Vi hittar inget presentkort med det numret och den pinkoden.')).toBeInTheDocument()
    await user.clear(screen.getByLabelText('Pinkod'))
    await user.type(screen.getByLabelText('Pinkod'), '1234')
    const focused: (string | null)[] = []
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.role === 'status') focused.push(target.textContent)
    })
    await user.click(screen.getByRole('button', { name: 'Använd presentkort' }))
    await waitFor(() => expect(screen.getByText('Presentkortet betalar 250 kr.')).toHaveFocus())
    // An empty line is not shown, and what is not shown takes no focus.
    expect(focused).not.toContain('')
    expect(screen.getByRole('button', { name: 'Ta bort Presentkort •••• 3456' })).toBeInTheDocument()
    expect(screen.getByLabelText('Presentkortsnummer')).toHaveValue('')
    current.shop.cart = {
      ...current.shop.cart,
      giftCards: [card, { id: 'g2', last4: '7777', balance: 500, used: 500 }],
    }
    current.shop.checkout = {
      ...current.shop.checkout,
      totals: { ...current.shop.checkout.totals, giftCards: 750, toPay: 745 },
    }
    act(() => store.setState({ cart: current.shop.cart }))
    await waitFor(() => expect(screen.queryByText('Presentkortet betalar 250 kr.')).not.toBeInTheDocument())
  })
})
