import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { CheckoutState } from '@klarsikt/contract/shop/types'
import * as cartMessages from '@klarsikt/core/messages/cart'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import * as deliveryMessages from '@klarsikt/core/messages/delivery'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import * as validationMessages from '@klarsikt/core/messages/validation'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import { checkouts, confirmation } from '@klarsikt/fixtures/scenarios'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { expectHeading, main, pageMeta, scene, tabTo } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'
import { pictured } from './testing/story-shop.js'

const meta = { title: 'Pages/Checkout', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

const withPictures = (state: CheckoutState): CheckoutState => ({ ...state, cart: pictured(state.cart) })
const customer = withPictures(checkouts.customer)
const delivery = withPictures(checkouts.delivery)
const payment = withPictures(checkouts.payment)
const title = pageMessages.checkout()
const PAYMENT_ID = 'payment-of-the-story'

/** The first step is opened again. Quantities can be changed, and the sums follow. */
export const CartStep: Story = {
  ...scene({ at: '/checkout', checkout: delivery }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    const step = within(canvas.getByRole('region', { name: new RegExp(cartMessages.title()) }))
    await userEvent.click(step.getByRole('button', { name: new RegExp(commonMessages.edit()) }))
    await expect(step.getAllByRole('button', { name: /^(Öka|Lägg till en)/ })[0]).toBeVisible()
    await userEvent.click(step.getByRole('button', { name: checkoutMessages.done() }))
    await expect(step.queryByRole('button', { name: checkoutMessages.done() })).toBeNull()
  },
}

export const CustomerStep: Story = {
  ...scene({ at: '/checkout', checkout: customer }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.type(canvas.getByLabelText(fieldMessages.postalCode()), '11147')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText(fieldMessages.city())).toHaveValue('Stockholm'))
    await expect(canvas.getByLabelText(fieldMessages.postalCode())).toHaveValue('111 47')
  },
}

/** Each problem stands at its field, and a summary lists them above. */
export const CustomerErrors: Story = {
  ...scene({ at: '/checkout', checkout: customer }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.type(canvas.getByLabelText(checkoutMessages.email()), 'anna-karin@')
    await userEvent.click(canvas.getByRole('button', { name: checkoutMessages.toDelivery() }))
    const [summary] = await main(canvas).findAllByRole('alert')
    await expect(within(summary).getAllByRole('link')).toHaveLength(7)
    await userEvent.click(within(summary).getAllByRole('link')[0]!)
    await expect(canvas.getByLabelText(checkoutMessages.email())).toHaveFocus()
    await expect(canvas.getByLabelText(checkoutMessages.email())).toBeInvalid()
  },
}

export const DeliveryStep: Story = {
  ...scene({ at: '/checkout', checkout: delivery }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(deliveryMessages.clickAndCollect()) }))
    await userEvent.click(canvas.getByRole('button', { name: checkoutMessages.toPayment() }))
    await expect(canvas.getByText(checkoutMessages.storeRequired())).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText(checkoutMessages.chooseStore()), '101')
    await expect(canvas.queryByText(checkoutMessages.storeRequired())).toBeNull()
  },
}

export const PaymentStep: Story = {
  ...scene({ at: '/checkout', checkout: payment }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.click(await canvas.findByRole('button', { name: checkoutMessages.orderWithPayment() }))
    await expect(canvas.getByText(validationMessages.termsRequired())).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.queryByText(validationMessages.termsRequired())).toBeNull()
  },
}

/** Another customer has bought the last piece during the payment step. */
export const SoldOutMeanwhile: Story = {
  ...scene({
    at: '/checkout',
    checkout: payment,
    also: [
      mock(
        'submitCheckout',
        () =>
          new MockRefusal(409, { code: 'article.out-of-stock', message: purchaseErrorsMessages.productOutOfStock() }),
      ),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: checkoutMessages.orderWithPayment() }))
    await expect(await canvas.findByRole('button', { name: checkoutMessages.editCart() })).toBeVisible()
  },
}

/** The cart has a lens subscription. A saved card comes before the other ways to pay. */
export const SavedCard: Story = {
  ...scene({
    at: '/checkout',
    checkout: { ...payment, paymentMethod: null, savedPayments: [{ id: 'saved-card-1', name: 'VISA •••• 4242' }] },
  }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, title)
    await expect(await canvas.findByRole('radio', { name: /VISA •••• 4242/ })).toBeChecked()
  },
}

/** The shopper comes back from the payment page without having paid. Nothing is lost. */
export const PaymentDeclined: Story = {
  ...scene({ at: '/checkout?betalning=nekad', checkout: payment }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await expect(await canvas.findByText(purchaseErrorsMessages.paymentDeclined())).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** The provider checks the payment. The page asks again by itself. */
export const PaymentPending: Story = {
  ...scene({
    at: `/checkout/klarna?paymentId=${PAYMENT_ID}`,
    checkout: { ...payment, pendingPaymentId: PAYMENT_ID, pendingPaymentResumable: false },
    also: [
      mock('getPayment', () => ({
        data: { id: PAYMENT_ID, state: 'pending' as const, orderNumber: '40021734', amount: 1295, message: '' },
      })),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, confirmationMessages.waitingTitle())
    await userEvent.click(canvas.getByRole('button', { name: confirmationMessages.waitingCheck() }))
    await expect(await canvas.findByText(confirmationMessages.waitingChecked())).toBeVisible()
  },
}

export const NothingToPayFor: Story = {
  ...scene({ at: '/checkout' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, cartMessages.empty())
    await tabTo(userEvent, main(canvas).getByRole('link', { name: navMessages.glasses() }))
  },
}

/** The confirmation shows what was bought, how it is delivered, and what happens next. */
export const OrderConfirmed: Story = {
  ...scene({ at: `/checkout/bekräftelse/${confirmation.orderNumber}` }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, /Anna-Karin/)
    await expect(canvas.getByText(confirmation.orderNumber)).toBeVisible()
    await expect(canvas.getByRole('region', { name: confirmationMessages.next() })).toBeVisible()
    await tabTo(userEvent, main(canvas).getByRole('link', { name: withdrawalMessages.link() }))
  },
}
