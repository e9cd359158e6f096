import { mock } from '@klarsikt/contract/msw'
import type { OrderSummary } from '@klarsikt/contract/shop/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CUSTOMER, NEW_CUSTOMER } from '../../testing/customer.js'
import { mounted } from '../../testing/mount.js'
import { SUMMARY } from '../../testing/orders.js'
import { pageMeta } from '../../testing/page-meta.js'
import { HomePage } from './home-page.js'
import { loadHome } from './load-home.js'

const PATH = '/mitt-konto'
const Home = mounted({ path: PATH, load: loadHome, page: HomePage })

const meta = {
  title: 'Account/Home',
  component: Home,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

const orders = (...data: OrderSummary[]) => mock('listOrders', () => ({ data }))

export const Known: Story = {
  parameters: { msw: [mock('getCustomerDetails', () => ({ data: CUSTOMER })), orders()] },
}
export const UnderWay: Story = {
  parameters: { msw: [mock('getCustomerDetails', () => ({ data: CUSTOMER })), orders(SUMMARY)] },
}
export const NewCustomer: Story = {
  parameters: { msw: [mock('getCustomerDetails', () => ({ data: NEW_CUSTOMER })), orders()] },
}
