import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LETTERS, LINKS, QUEUE, RETURNS } from '../../testing/staff-orders.js'
import { changeStaffOrders } from './change-staff-orders.js'
import { loadStaffOrders } from './load-staff-orders.js'
import { StaffOrdersPage } from './staff-orders-page.js'

const PATH = '/butik-personal/ordrar'
const Page = mounted({
  path: PATH,
  load: loadStaffOrders,
  mutate: changeStaffOrders,
  page: StaffOrdersPage,
  role: 'customer-service',
})
const queue = (data: StaffOrders) => mock('getStaffOrders', () => ({ data }))

const meta = {
  title: 'Account/Staff orders',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [queue(QUEUE)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const ToControl: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const Empty: Story = { parameters: { msw: [queue({ ...QUEUE, queue: 'paused', orders: [] })] } }
export const LongQueue: Story = {
  parameters: { msw: [queue({ ...QUEUE, store: { ...QUEUE.store, isOnly: true }, page: 2, pages: 3 })] },
}
export const PaymentLinks: Story = { parameters: { msw: [queue(LINKS)] } }
export const NoPaymentLinks: Story = { parameters: { msw: [queue({ ...LINKS, links: [] })] } }
export const Letters: Story = { parameters: { msw: [queue(LETTERS)] } }
export const NoLetters: Story = { parameters: { msw: [queue({ ...LETTERS, letters: [] })] } }
export const NoReturns: Story = { parameters: { msw: [queue({ ...RETURNS, returns: [] })] } }
export const WrongNumber: Story = { args: { initialEntries: [`${PATH}?number=12`] } }
export const Return: Story = {
  parameters: { msw: [queue(RETURNS)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ta emot returen'))
    await expect(canvas.getByRole('button', { name: 'Bekräfta det mottagna' })).toBeVisible()
  },
}
export const ReturnRefused: Story = {
  parameters: {
    msw: [
      queue(RETURNS),
      mock(
        'confirmReturn',
        () => new MockRefusal(409, { code: 'return.closed', message: 'Returen är redan mottagen.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ta emot returen'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Putsduk/ }), 'scrap')
    await userEvent.click(canvas.getByRole('button', { name: 'Bekräfta det mottagna' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('redan mottagen')
  },
}
