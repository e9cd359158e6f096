import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Order } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
import { changeOrder } from './change-order.js'
import { loadOrder } from './load-order.js'
import { OrderPage } from './order-page.js'

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
const GIFT_CARD = { id: 'a', amount: 500, text: 'Skickat till dig 20 november 2026, att skriva ut', mayResend: true }
const GIFT_CARDS = [
  { ...GIFT_CARD, pdf: '/api/order/48213377/giftCard/a/pdf' },
  { ...GIFT_CARD, id: 'b', text: 'Skickat till bo@example.se 20 november 2026', pdf: null },
  { ...GIFT_CARD, id: 'c', text: 'Skickas till eva@example.se den 24 december 2026', mayResend: false, pdf: null },
]
export const GiftCards: Story = { parameters: { msw: [order({ ...SENT_ORDER, giftCards: GIFT_CARDS })] } }
export const GiftCardsNarrow: Story = {
  ...GiftCards,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Skriv ut/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
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
