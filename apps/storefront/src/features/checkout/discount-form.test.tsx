import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Cart } from '@klarsikt/contract/shop/types'
import * as errorMessages from '@klarsikt/core/messages/error'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { atPayment, openCheckout } from '../../testing/open-checkout.js'
import { mockShopServer } from '../../testing/render-shop.js'

const { server, current } = mockShopServer()
beforeEach(() => sessionStorage.clear())

describe('a discount code in the checkout', () => {
  it('refuses an unknown discount code at its field [VALID-017] [ERR-023]', async () => {
    const user = userEvent.setup()
    server.use(
      mock(
        'applyDiscount',
        () => new MockRefusal(422, { code: 'discount.invalid', message: 'Rabattkoden är inte giltig.' }),
      ),
    )
    await openCheckout(current, atPayment)
    await user.type(screen.getByLabelText('Rabattkod'), 'FEL{Enter}')
    expect(await screen.findByText('Rabattkoden är inte giltig.')).toBeInTheDocument()
    expect(screen.getByLabelText('Rabattkod')).toHaveFocus()
    expect(screen.getByLabelText('Rabattkod')).toHaveValue('FEL')
  })

  it('keeps the code where the line is lost, says so at the field, and sends it again [ERR-002]', async () => {
    const user = userEvent.setup()
    let isLost = true
    server.use(
      http.post('*/api/cart/applyDiscount', () => (isLost ? HttpResponse.error() : undefined)),
      mock('applyDiscount', () => {
        const discount = { code: 'SOL10', text: '10 % på alla solglasögon', isCode: true }
        current.shop.cart = { ...current.shop.cart, discount }
        current.shop.checkout = { ...current.shop.checkout, cart: current.shop.cart }
        return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
      }),
    )
    await openCheckout(current, atPayment)
    await user.type(screen.getByLabelText('Rabattkod'), 'SOL10{Enter}')
    expect(await screen.findByText(errorMessages.generic())).toBeVisible()
    expect(screen.getByLabelText('Rabattkod')).toHaveValue('SOL10')
    isLost = false
    await user.type(screen.getByLabelText('Rabattkod'), '{Enter}')
    expect(await screen.findByRole('button', { name: 'Ta bort rabattkoden SOL10' })).toBeVisible()
  })

  it('keeps focus where the code is, when it is taken and when it is removed', async () => {
    const user = userEvent.setup()
    const reply = (discount: Cart['discount']) => {
      current.shop.cart = { ...current.shop.cart, discount }
      current.shop.checkout = { ...current.shop.checkout, cart: current.shop.cart }
      return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
    }
    server.use(
      mock('applyDiscount', () => reply({ code: 'SOL10', text: '10 % på alla solglasögon', isCode: true })),
      mock('removeDiscount', () => reply(null)),
    )
    await openCheckout(current, atPayment)
    await user.type(screen.getByLabelText('Rabattkod'), 'SOL10{Enter}')
    const remove = await screen.findByRole('button', { name: 'Ta bort rabattkoden SOL10' })
    await waitFor(() => expect(remove).toHaveFocus())
    await user.click(remove)
    await waitFor(() => expect(screen.getByLabelText('Rabattkod')).toHaveFocus())
  })
})
