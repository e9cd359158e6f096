import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Order } from '@klarsikt/contract/shop/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mounted } from '../../testing/mount.js'
import {
  CANCELLED_ORDER,
  CONTROLLED_ORDER,
  LAPSED_ORDER,
  ORDER,
  PAUSED_ORDER,
  READY_ORDER,
  PART_SENT_ORDER,
  SENT_ORDER,
  STORE_ORDER,
} from '../../testing/orders.js'
import { pageMeta } from '../../testing/page-meta.js'
import { changeOrder, loadOrder, OrderPage } from './index.js'

const PATH = '/mitt-konto/ordrar/48213377'
const Page = mounted({
  path: '/mitt-konto/ordrar/:orderId',
  load: loadOrder,
  mutate: changeOrder,
  page: OrderPage,
})
const order = (data: Order) => mock('getOrder', () => ({ data }))

const meta = {
  title: 'Account/Order',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [order(ORDER)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Handled: Story = {}
export const Controlled: Story = { parameters: { msw: [order(CONTROLLED_ORDER)] } }
export const Paused: Story = { parameters: { msw: [order(PAUSED_ORDER)] } }
export const Sent: Story = { parameters: { msw: [order(SENT_ORDER)] } }
export const ExchangedByMembers: Story = {
  parameters: { msw: [order({ ...SENT_ORDER, exchangeUntil: '2027-03-01' })] },
}
export const PartSent: Story = { parameters: { msw: [order(PART_SENT_ORDER)] } }
export const Cancelled: Story = { parameters: { msw: [order(CANCELLED_ORDER)] } }
export const InStore: Story = { parameters: { msw: [order(STORE_ORDER)] } }
export const ReadyToCollect: Story = { parameters: { msw: [order(READY_ORDER)] } }
export const ReadyToCollectNarrow: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { msw: [order(READY_ORDER)] },
}
export const CollectedTooLate: Story = { parameters: { msw: [order(LAPSED_ORDER)] } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const BoughtAgain: Story = {
  parameters: {
    msw: [
      order(SENT_ORDER),
      mock('buyAgain', () => ({
        success: true as const,
        data: { added: 1, left: [{ description: 'Nova 7', url: '/glasögon/nova-7', reason: 'lenses' as const }] },
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Köp igen' }))
    await expect(await canvas.findByText(/Välj glas igen/)).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: {
    msw: [
      order(ORDER),
      mock(
        'cancelOrder',
        () => new MockRefusal(409, { code: 'order.not-cancellable', message: 'Ordern går inte att avbryta längre.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Avbryt ordern'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, avbryt ordern' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('går inte att avbryta')
  },
}
