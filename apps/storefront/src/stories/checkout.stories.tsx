import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { CheckoutState } from '@klarsikt/contract/shop/types'
import {
  cartMessages,
  checkoutMessages,
  commonMessages,
  deliveryMessages,
  errorMessages,
  fieldMessages,
  navMessages,
  pageMessages,
  validationMessages,
  withdrawalMessages,
} from '@klarsikt/core/messages'
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
const title = pageMessages['page.checkout']
const PAYMENT_ID = 'payment-of-the-story'

/** The first step, opened again: quantities can still be changed, and the sums follow. */
export const CartStep: Story = {
  ...scene({ at: '/checkout', checkout: delivery }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    const step = within(canvas.getByRole('region', { name: new RegExp(cartMessages['cart.title']) }))
    await userEvent.click(step.getByRole('button', { name: new RegExp(commonMessages['common.edit']) }))
    await expect(step.getAllByRole('button', { name: /^(Öka|Lägg till en)/ })[0]).toBeVisible()
    await userEvent.click(step.getByRole('button', { name: checkoutMessages['checkout.done'] }))
    await expect(step.queryByRole('button', { name: checkoutMessages['checkout.done'] })).toBeNull()
  },
}

export const CustomerStep: Story = {
  ...scene({ at: '/checkout', checkout: customer }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.type(canvas.getByLabelText(fieldMessages['field.postalCode']), '11147')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText(fieldMessages['field.city'])).toHaveValue('Stockholm'))
    await expect(canvas.getByLabelText(fieldMessages['field.postalCode'])).toHaveValue('111 47')
  },
}

/** What is wrong stands at its field, and summed up above. */
export const CustomerErrors: Story = {
  ...scene({ at: '/checkout', checkout: customer }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.type(canvas.getByLabelText(checkoutMessages['checkout.email']), 'anna-karin@')
    await userEvent.click(canvas.getByRole('button', { name: checkoutMessages['checkout.toDelivery'] }))
    const [summary] = await main(canvas).findAllByRole('alert')
    await expect(within(summary).getAllByRole('link')).toHaveLength(7)
    await userEvent.click(within(summary).getAllByRole('link')[0]!)
    await expect(canvas.getByLabelText(checkoutMessages['checkout.email'])).toHaveFocus()
    await expect(canvas.getByLabelText(checkoutMessages['checkout.email'])).toBeInvalid()
  },
}

export const DeliveryStep: Story = {
  ...scene({ at: '/checkout', checkout: delivery }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(deliveryMessages['delivery.clickAndCollect']) }))
    await userEvent.click(canvas.getByRole('button', { name: checkoutMessages['checkout.toPayment'] }))
    await expect(canvas.getByText(checkoutMessages['checkout.storeRequired'])).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText(checkoutMessages['checkout.chooseStore']), '101')
    await expect(canvas.queryByText(checkoutMessages['checkout.storeRequired'])).toBeNull()
  },
}

export const PaymentStep: Story = {
  ...scene({ at: '/checkout', checkout: payment }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.click(canvas.getByRole('button', { name: checkoutMessages['checkout.orderWithPayment'] }))
    await expect(canvas.getByText(validationMessages['validation.terms.required'])).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.queryByText(validationMessages['validation.terms.required'])).toBeNull()
  },
}

/** Somebody else bought the last one while the payment was chosen. */
export const SoldOutMeanwhile: Story = {
  ...scene({
    at: '/checkout',
    checkout: payment,
    also: [
      mock(
        'submitCheckout',
        () =>
          new MockRefusal(409, { code: 'article.out-of-stock', message: errorMessages['error.product.outOfStock'] }),
      ),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: checkoutMessages['checkout.orderWithPayment'] }))
    await expect(await canvas.findByRole('button', { name: checkoutMessages['checkout.editCart'] })).toBeVisible()
  },
}

/** Back from the payment page without having paid: nothing is lost. */
export const PaymentDeclined: Story = {
  ...scene({ at: '/checkout?betalning=nekad', checkout: payment }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await expect(canvas.getByText(errorMessages['error.payment.declined'])).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** The payment is looked at; the page asks again by itself. */
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
    await expectHeading(canvas, checkoutMessages['checkout.waiting.title'])
    await userEvent.click(canvas.getByRole('button', { name: checkoutMessages['checkout.waiting.check'] }))
    await expect(await canvas.findByText(checkoutMessages['checkout.waiting.checked'])).toBeVisible()
  },
}

export const NothingToPayFor: Story = {
  ...scene({ at: '/checkout' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, cartMessages['cart.empty'])
    await tabTo(userEvent, main(canvas).getByRole('link', { name: navMessages['nav.glasses'] }))
  },
}

/** Thank you: what was bought, how it comes and what happens next. */
export const OrderConfirmed: Story = {
  ...scene({ at: `/checkout/bekräftelse/${confirmation.orderNumber}` }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, /Anna-Karin/)
    await expect(canvas.getByText(confirmation.orderNumber)).toBeVisible()
    await expect(canvas.getByRole('region', { name: checkoutMessages['checkout.next'] })).toBeVisible()
    await tabTo(userEvent, main(canvas).getByRole('link', { name: withdrawalMessages['withdrawal.link'] }))
  },
}
