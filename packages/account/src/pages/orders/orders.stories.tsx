import { mock } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { READY_SUMMARY, SENT_SUMMARY, SUMMARY } from '../../testing/orders.js'
import { loadOrders } from './load-orders.js'
import { OrdersPage } from './orders-page.js'

const PATH = '/mitt-konto/ordrar'
const Orders = mounted({ path: PATH, load: loadOrders, page: OrdersPage })

const meta = {
  title: 'Account/Orders',
  component: Orders,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: {
    layout: 'fullscreen',
    msw: [
      mock('listOrders', () => ({
        data: [READY_SUMMARY, { ...SUMMARY, orderNumber: '48213379' }, { ...SENT_SUMMARY, orderNumber: '48213380' }],
      })),
    ],
  },
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const None: Story = { parameters: { msw: [mock('listOrders', () => ({ data: [] }))] } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
