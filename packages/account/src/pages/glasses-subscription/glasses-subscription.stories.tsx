import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { GlassesSubscription, PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import {
  CANCELLED_GLASSES_SUBSCRIPTION,
  CREATED_GLASSES_SUBSCRIPTION,
  GLASSES_SUBSCRIPTION,
} from '@klarsikt/page-kit/testing/glasses-subscription'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CARD_METHOD, NO_METHOD, SAVED_CARD } from '../../testing/payment-method.js'
import { changeGlassesSubscription } from './change-glasses-subscription.js'
import { GlassesSubscriptionPage } from './glasses-subscription-page.js'
import { loadGlassesSubscription } from './load-glasses-subscription.js'

const Subscription = mounted({
  path: '/mitt-konto/abonnemang/glasögon/:subscriptionId',
  load: loadGlassesSubscription,
  mutate: changeGlassesSubscription,
  page: GlassesSubscriptionPage,
})

const of = (data: GlassesSubscription, method: PaymentMethodChoice = NO_METHOD) => [
  mock('getGlassesSubscription', () => ({ data })),
  mock('getPaymentMethod', () => ({ data: method })),
]

const meta = {
  title: 'Account/Glasses subscription',
  component: Subscription,
  args: { initialEntries: ['/mitt-konto/abonnemang/glasögon/41250873'] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: of(GLASSES_SUBSCRIPTION) },
} satisfies Meta<typeof Subscription>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const AwaitsSignature: Story = {
  parameters: { msw: of(CREATED_GLASSES_SUBSCRIPTION) },
}
export const DrawnFromCard: Story = {
  parameters: { msw: of({ ...GLASSES_SUBSCRIPTION, payment: SAVED_CARD }, CARD_METHOD) },
}
export const Cancelled: Story = {
  parameters: { msw: of(CANCELLED_GLASSES_SUBSCRIPTION) },
}
export const Ending: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Säg upp abonnemanget'))
    await expect(canvas.getByRole('button', { name: /^Ja, säg upp till/ })).toBeVisible()
  },
}
export const UnderMaintenance: Story = {
  parameters: {
    msw: [
      mock('getPaymentMethod', () => ({ data: NO_METHOD })),
      mock(
        'getGlassesSubscription',
        () => new MockRefusal(503, { code: 'subscription.maintenance', message: 'Vi underhåller abonnemangen.' }),
      ),
    ],
  },
}
