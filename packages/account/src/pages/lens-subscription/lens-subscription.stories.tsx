import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LENS_ARTICLE } from '../../testing/lens-article.js'
import { LENS_SUBSCRIPTION } from '../../testing/lens-subscription.js'
import { changeLensSubscription } from './change-lens-subscription.js'
import { LensSubscriptionPage } from './lens-subscription-page.js'
import { loadLensSubscription } from './load-lens-subscription.js'

const Subscription = mounted({
  path: '/mitt-konto/abonnemang/lins/:subscriptionId',
  load: loadLensSubscription,
  mutate: changeLensSubscription,
  page: LensSubscriptionPage,
})
const article = mock('getArticle', () => ({ data: LENS_ARTICLE }))
const exam = mock('getExamPerks', () => ({
  isMember: false,
  revisits: [],
  lensExam: { from: null },
  glassesExam: null,
}))
const one = (data: LensSubscription) => ({
  parameters: { msw: [mock('getLensSubscription', () => ({ data })), article, exam] },
})

const meta = {
  title: 'Account/Lens subscription',
  component: Subscription,
  args: { initialEntries: [`/mitt-konto/abonnemang/lins/${LENS_SUBSCRIPTION.id}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...one(LENS_SUBSCRIPTION).parameters },
} satisfies Meta<typeof Subscription>
export default meta
type Story = StoryObj<typeof meta>

const PAUSED: LensSubscription = {
  ...LENS_SUBSCRIPTION,
  status: 520,
  state: 'paused',
  nextDelivery: null,
  actions: ['activate', 'cancel'],
}
const ENDED: LensSubscription = {
  ...PAUSED,
  status: 200,
  state: 'cancelled',
  actions: ['recreate'],
  deliveries: [],
}

export const Active: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const Paused: Story = one(PAUSED)
export const Ended: Story = one(ENDED)
export const MadeAgain: Story = one({ ...ENDED, recreatedAs: '123456789016' })
export const Declined: Story = one({
  ...LENS_SUBSCRIPTION,
  payment: null,
  deliveries: LENS_SUBSCRIPTION.deliveries.map((delivery) => ({
    ...delivery,
    state: 'due',
    stateText: 'Betalningen godkändes inte',
    orderNumber: null,
    nextTryOn: '2026-12-18',
    soldOut: ['Dailies Total 30'],
  })),
})
export const Changing: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Ändra Acuvue 1-Day Moist'))
    await expect(canvas.getByRole('button', { name: 'Frys' })).toBeVisible()
    await userEvent.click(canvas.getByText('Tillfällig adress'))
    await expect(canvas.getByRole('button', { name: 'Spara tillfällig adress' })).toBeVisible()
  },
}
export const UnderMaintenance: Story = {
  parameters: {
    msw: [
      mock(
        'getLensSubscription',
        () => new MockRefusal(503, { code: 'subscription.maintenance', message: 'Vi underhåller abonnemangen.' }),
      ),
    ],
  },
}
