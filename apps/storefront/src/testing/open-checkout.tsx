import type { CheckoutState } from '@klarsikt/contract/shop/types'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeCheckout } from '../features/checkout/change-checkout.js'
import { type CheckoutData, loadCheckout, type PaymentEnd } from '../features/checkout/checkout-data.js'
import { CheckoutPage } from '../features/checkout/checkout-page.js'
import { browserClient } from '../lib/browser-client.js'
import { checkout as sampleCheckout } from './cart-samples.js'
import type { MockShop } from './mock-shop.js'
import { renderShop } from './render-shop.js'

export const buyer = {
  email: 'anna@exempel.se',
  mobile: '070-174 06 05',
  firstName: 'Anna',
  lastName: 'Åkesson',
  street: 'Storgatan 1',
  postalCode: '411 19',
  city: 'Göteborg',
  newsletter: false,
}

/** A checkout in which only the payment is missing. */
export const atPayment: Partial<CheckoutState> = {
  step: 'payment',
  customer: buyer,
  delivery: { method: 10, storeId: null },
}

/** Opens the checkout with its route. `left` holds the addresses outside the shop to which it has redirected. */
export async function openCheckout(
  current: { readonly shop: MockShop },
  change: Partial<CheckoutState> = {},
  ended: PaymentEnd | null = null,
) {
  const checkout = sampleCheckout(change)
  Object.assign(current.shop, { checkout, cart: checkout.cart })
  const data: CheckoutData = {
    checkout,
    stores: [
      {
        id: 1,
        label: 'Göteborg: Klarsikt Göteborg, Kungsgatan 1',
        availability: 'Finns i butiken, klar i dag.',
        readyText: 'i dag',
      },
    ],
    ended,
    editing: null,
    attempt: 'attempt-of-the-server',
  }
  const left: (string | null)[] = []
  const rendered = renderShop((_answer, loaded: CheckoutData) => <CheckoutPage data={loaded} />, {
    path: '/checkout',
    state: { cart: checkout.cart },
    loaded: { data, again: () => loadCheckout(browserClient(), new URL('https://klarsikt.test/checkout')) },
    async mutation(client, form) {
      const answer = await changeCheckout(client, form)
      if (!(answer instanceof Response) || !answer.headers.has('X-Remix-Reload-Document')) return answer
      left.push(answer.headers.get('Location'))
      // The promise never settles, since a real document would be replaced.
      return new Promise(() => {})
    },
  })
  // This loads the code of the last two steps, which they otherwise load when they are rendered.
  await act(async () => {
    await import('../features/checkout/delivery-step.js')
    await import('../features/checkout/payment-step.js')
  })
  return { left, ...rendered }
}

export const buyButton = () => screen.getByRole('button', { name: /Köp – beställning med betalningsskyldighet/ })

export async function pressBuy(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText(/Jag godkänner/))
  await user.click(buyButton())
}
