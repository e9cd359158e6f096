import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Lifestyle, PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { CANCELLED_LIFESTYLE, CREATED_LIFESTYLE, LIFESTYLE } from '@klarsikt/page-kit/testing/lifestyle'
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

const of = (data: Lifestyle, method: PaymentMethodChoice = NO_METHOD) => [
  mock('getLifestyle', () => ({ data })),
  mock('getPaymentMethod', () => ({ data: method })),
]

const meta = {
  title: 'Account/Glasses subscription',
  component: Subscription,
  args: { initialEntries: ['/mitt-konto/abonnemang/glasögon/41250873'] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: of(LIFESTYLE) },
} satisfies Meta<typeof Subscription>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const AwaitsSignature: Story = {
  parameters: { msw: of(CREATED_LIFESTYLE) },
}
export const DrawnFromCard: Story = {
  parameters: { msw: of({ ...LIFESTYLE, payment: SAVED_CARD }, CARD_METHOD) },
}
export const Cancelled: Story = {
  parameters: { msw: of(CANCELLED_LIFESTYLE) },
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
        'getLifestyle',
        () => new MockRefusal(503, { code: 'subscription.maintenance', message: 'Vi underhåller abonnemangen.' }),
      ),
    ],
  },
}
