import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cart as sampleCart, line as sampleLine } from '../../testing/cart-samples.js'
import { atPayment, buyButton, openCheckout, pressBuy } from '../../testing/open-checkout.js'
import { mockShopServer } from '../../testing/render-shop.js'

const { server, current } = mockShopServer()
beforeEach(() => sessionStorage.clear())

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
    await openCheckout(current, atPayment)
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
    const { left } = await openCheckout(current, atPayment)
    await user.click(screen.getByLabelText(/Jag godkänner/))
    await user.dblClick(buyButton())
    expect(buyButton()).toHaveFocus()
    await waitFor(() => expect(left).toEqual(['https://klarna.test/pay']))
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
    await openCheckout(current, atPayment)
    await pressBuy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('tekniska problem')
    expect(screen.getByLabelText(/Jag godkänner/)).toBeChecked()
    await user.click(buyButton())
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
  })

  it('says so in Swedish when the network or the server is away [ERR-002]', async () => {
    const user = userEvent.setup()
    server.use(http.post('*/api/checkout/submit', () => HttpResponse.error()))
    await openCheckout(current, atPayment)
    await pressBuy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Något gick fel. Försök igen eller kontakta kundservice.Allt finns kvar. Du kan försöka igen utan att köpa dubbelt',
    )
    expect(buyButton()).not.toHaveAttribute('aria-busy')
  })

  it('shows the new total and asks again when the price has changed, with a new key', async () => {
    const user = userEvent.setup()
    const seen: unknown[] = []
    await openCheckout(current, { ...atPayment, paymentMethod: 60 })
    server.use(
      mock('submitCheckout', ({ body }) => {
        seen.push([body?.idempotencyKey, body?.expectedTotal])
        Object.assign(current.shop, {
          checkout: { ...current.shop.checkout, totals: { ...current.shop.checkout.totals, total: 1595, toPay: 1595 } },
        })
        return new MockRefusal(409, { code: 'checkout.price-changed', message: 'Priset i varukorgen har ändrats.' })
      }),
    )
    await pressBuy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Den nya summan är 1 595 kr.')
    await user.click(buyButton())
    await waitFor(() => expect(seen).toHaveLength(2))
    const [first, second] = seen as [[string, number], [string, number]]
    expect([first[1], second[1]]).toEqual([1495, 1595])
    expect(first[0]).not.toBe(second[0])
  })

  it('tells the new total, not only the rest, when gift cards pay', async () => {
    const user = userEvent.setup()
    await openCheckout(current, { ...atPayment, paymentMethod: 60 })
    server.use(
      mock('submitCheckout', () => {
        const { totals } = current.shop.checkout
        Object.assign(current.shop, {
          checkout: { ...current.shop.checkout, totals: { ...totals, total: 1595, giftCards: 1595, toPay: 0 } },
        })
        return new MockRefusal(409, { code: 'checkout.price-changed', message: 'Priset i varukorgen har ändrats.' })
      }),
    )
    await pressBuy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Den nya summan är 1 595 kr, och presentkort betalar 1 595 kr av den.',
    )
  })

  it('names what has run out and leads to the cart [ERR-018]', async () => {
    const user = userEvent.setup()
    await openCheckout(current, { ...atPayment, paymentMethod: 60 })
    server.use(
      mock('submitCheckout', () => {
        current.shop.cart = sampleCart([sampleLine({ articleDescription: 'Linnea, svart', quantity: 2, maximum: 1 })])
        return new MockRefusal(409, { code: 'article.out-of-stock', message: 'Produkten är slut i lager.' })
      }),
    )
    await pressBuy(user)
    expect(await screen.findByText('Linnea, svart finns inte längre i det antal du har valt.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ändra i varukorgen' }))
    expect(screen.getByRole('heading', { name: 'Varukorg' })).toHaveFocus()
    expect(screen.getByText('Produkten är slut i lager.')).toBeInTheDocument()
  })

  it('says so where there is nothing to pay with', async () => {
    await openCheckout(current, { ...atPayment, paymentOptions: [] })
    expect(screen.getByText(/tekniska problem/)).toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('never preselects credit', async () => {
    await openCheckout(current, {
      ...atPayment,
      paymentOptions: [
        { method: 61, name: 'Faktura', description: 'Betala senare', credit: true, preset: true },
        { method: 60, name: 'Kort', description: 'Betala nu', credit: false, preset: false },
      ],
    })
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['60', '61'])
  })

  it('offers the way back to a payment that waits for the buyer', async () => {
    await openCheckout(current, { ...atPayment, pendingPaymentId: 'p'.repeat(24), pendingPaymentResumable: true })
    expect(screen.getByText('Du har en påbörjad betalning')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Fortsätt betalningen' })).toBeInTheDocument()
  })

  it('says that a payment is under review, and offers neither to go on with it nor to buy again', async () => {
    await openCheckout(current, { ...atPayment, pendingPaymentId: 'p'.repeat(24), pendingPaymentResumable: false })
    expect(screen.getByText('Din betalning granskas')).toBeInTheDocument()
    expect(screen.getByText(/Vi mejlar dig så snart den är klar/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Visa hur betalningen går' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Fortsätt betalningen' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Köp –/ })).not.toBeInTheDocument()
  })

  it('tells a customer who comes back without paying, at the payment step', async () => {
    await openCheckout(current, atPayment, 'declined')
    expect(screen.getByRole('alert')).toHaveTextContent('Betalningen godkändes inte.')
    expect(screen.getByRole('heading', { name: 'Betalning' })).toHaveFocus()
  })
})

describe('a subscription and a card that is saved', () => {
  const cards = { savedPayments: [{ id: 'c'.repeat(24), name: 'VISA •••• 4242' }] }

  it('is paid by the saved card unless something new is chosen [LENS-001]', async () => {
    const user = userEvent.setup()
    const bodies: (string | undefined)[] = []
    server.use(
      mock('submitCheckout', ({ body }) => {
        bodies.push(body?.savedPaymentId)
        return new MockRefusal(402, { code: 'payment.declined', message: 'Betalningen nekades.' })
      }),
    )
    await openCheckout(current, { ...atPayment, ...cards })
    expect(screen.getByRole('radio', { name: /VISA •••• 4242/ })).toBeChecked()
    await pressBuy(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('nekades')
    await user.click(screen.getByRole('radio', { name: /Klarna/ }))
    await user.click(buyButton())
    await waitFor(() => expect(bodies).toEqual(['c'.repeat(24), undefined]))
  })

  it('asks for a log-in where the last one is too long ago, and keeps the checkout', async () => {
    const user = userEvent.setup()
    server.use(
      mock('submitCheckout', () => new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in igen.' })),
    )
    await openCheckout(current, { ...atPayment, ...cards })
    await pressBuy(user)
    const login = await screen.findByRole('link', { name: 'Logga in igen för att betala med ett sparat kort' })
    expect(login).toHaveAttribute('href', '/mitt-konto/logga-in?next=/checkout')
  })
})
