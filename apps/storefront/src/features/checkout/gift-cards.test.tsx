import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { atPayment, openCheckout } from '../../testing/open-checkout.js'
import { mockShopServer } from '../../testing/render-shop.js'

/** A gift card that the customer keeps in the account. */
const SAVED = { savedGiftCards: [{ id: 's1', last4: '4711', balance: 400 }] }

const { server, current } = mockShopServer()
beforeEach(() => sessionStorage.clear())

describe('gift cards in the checkout', () => {
  it('takes a gift card with its PIN and shows what it pays, and says what is wrong with one [VALID-018] [ERR-015]', async () => {
    const user = userEvent.setup()
    const { store } = await openCheckout(current, atPayment)
    const card = { id: 'g1', last4: '3456', balance: 250, used: 250 }
    server.use(
      mock('applyGiftCard', ({ body }) => {
        if (!body || !('pin' in body) || body.pin !== '1234')
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
    // An empty status line is hidden, and a hidden element cannot take the focus.
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

  it('pays with a card of the account by one press [GIFT-001]', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    await openCheckout(current, { ...atPayment, ...SAVED })
    server.use(
      mock('applyGiftCard', ({ body }) => {
        sent.push(body)
        const card = { id: 's1', last4: '4711', balance: 400, used: 400 }
        current.shop.cart = { ...current.shop.cart, giftCards: [card] }
        current.shop.checkout = {
          ...current.shop.checkout,
          savedGiftCards: [],
          totals: { ...current.shop.checkout.totals, giftCards: 400, toPay: 1095 },
        }
        return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
      }),
    )
    await user.click(await screen.findByRole('button', { name: /^Använd •••• 4711, saldo 400.kr$/ }))
    await waitFor(() => expect(screen.getByText('Presentkortet betalar 400 kr.')).toHaveFocus())
    expect(screen.queryByRole('button', { name: /saldo 400.kr/ })).not.toBeInTheDocument()
    expect(sent).toEqual([{ savedCardId: 's1' }])
  })

  it('leads to the log-in when that is too long ago for a card of the account', async () => {
    const user = userEvent.setup()
    await openCheckout(current, { ...atPayment, ...SAVED })
    server.use(
      mock('applyGiftCard', () => new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in igen.' })),
    )
    await user.click(await screen.findByRole('button', { name: /^Använd •••• 4711/ }))
    expect(
      await screen.findByRole('link', { name: 'Logga in igen för att betala med ett sparat presentkort' }),
    ).toHaveAttribute('href', expect.stringContaining('next='))
    // The number and the PIN are not what is wrong.
    expect(screen.getByLabelText('Presentkortsnummer')).not.toHaveAttribute('aria-invalid', 'true')
  })
})
