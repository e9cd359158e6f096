import { mock } from '@klarsikt/contract/msw'
import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LENS_SUBSCRIPTION } from '../../testing/lens-subscription.js'
import { CARD_METHOD, NO_METHOD, SAVED_CARD } from '../../testing/payment-method.js'
import { changeLensPayment } from './change-lens-payment.js'
import { LensPaymentPage } from './lens-payment-page.js'
import { loadLensPayment } from './load-lens-payment.js'

const Payment = mounted({
  path: '/mitt-konto/abonnemang/lins/:subscriptionId/uppdatera-betalning',
  load: loadLensPayment,
  mutate: changeLensPayment,
  page: LensPaymentPage,
})
const paidBy = (method: PaymentMethodChoice, payment = LENS_SUBSCRIPTION.payment) => ({
  parameters: {
    msw: [
      mock('getLensSubscription', () => ({ data: { ...LENS_SUBSCRIPTION, payment } })),
      mock('getPaymentMethod', () => ({ data: method })),
    ],
  },
})
const BOTH = { ...CARD_METHOD, saved: [SAVED_CARD, { ...SAVED_CARD, id: 'other-card', name: 'VISA •••• 1111' }] }

const meta = {
  title: 'Account/Lens payment',
  component: Payment,
  args: { initialEntries: [`/mitt-konto/abonnemang/lins/${LENS_SUBSCRIPTION.id}/uppdatera-betalning`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...paidBy(BOTH).parameters },
} satisfies Meta<typeof Payment>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}
export const NothingSaved: Story = paidBy(NO_METHOD, null)
export const Saving: Story = paidBy({ ...NO_METHOD, saving: 'pending' }, null)
export const NotChosen: Story = {
  ...paidBy(BOTH, null),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara betalsätt' }))
    await expect(await canvas.findByText('Välj ett kort.')).toBeVisible()
  },
}
