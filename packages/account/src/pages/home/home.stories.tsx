import { mock } from '@klarsikt/contract/msw'
import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { CUSTOMER, NEW_CUSTOMER } from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SUMMARY } from '../../testing/orders.js'
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
