import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { GLASSES_SUBSCRIPTION } from '@klarsikt/page-kit/testing/glasses-subscription'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LENS_SUMMARY } from '../../testing/lens-subscription.js'
import { loadSubscriptions } from './load-subscriptions.js'
import { SubscriptionsPage } from './subscriptions-page.js'

const PATH = '/mitt-konto/abonnemang'
const Subscriptions = mounted({ path: PATH, load: loadSubscriptions, page: SubscriptionsPage })

const EVERY_STATE = [
  LENS_SUMMARY,
  { ...LENS_SUMMARY, id: '123456789013', nextTryOn: '2026-11-29' },
  {
    ...LENS_SUMMARY,
    id: '123456789014',
    status: 520 as const,
    state: 'paused' as const,
    statusText: 'Pausat',
    nextDelivery: null,
  },
  {
    ...LENS_SUMMARY,
    id: '123456789015',
    status: 200 as const,
    state: 'cancelled' as const,
    statusText: 'Avslutat',
    nextDelivery: null,
  },
]
const listed = mock('listSubscriptions', () => ({ data: { lens: EVERY_STATE, glasses: [GLASSES_SUBSCRIPTION] } }))

const meta = {
  title: 'Account/Subscriptions',
  component: Subscriptions,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [listed] },
} satisfies Meta<typeof Subscriptions>
export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const None: Story = {
  parameters: { msw: [mock('listSubscriptions', () => ({ data: { lens: [], glasses: [] } }))] },
}
export const UnderMaintenance: Story = {
  parameters: {
    msw: [
      mock(
        'listSubscriptions',
        () => new MockRefusal(503, { code: 'subscription.maintenance', message: 'Vi underhåller abonnemangen.' }),
      ),
    ],
  },
}
