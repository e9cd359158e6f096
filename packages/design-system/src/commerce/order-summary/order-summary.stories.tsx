import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { OrderSummary } from './order-summary.js'

const meta = {
  title: 'Commerce/Order summary',
  component: OrderSummary,
  args: { items: 2490, total: 2490, shipping: 0 },
  parameters: guide({
    purpose: 'The sums of a cart, a checkout or an order, in the order in which they are reached.',
    do: [
      'Hand in the amounts of the service as they are: nothing is added up here, so nothing can differ from the order.',
      'Leave the freight undefined until a delivery is chosen.',
      'Set busy while a change is pending, and keep the old sums in place.',
    ],
    dont: [
      'Do not hide the freight until the last step.',
      'Do not put a gift card among the discounts: it is money, and pays what is left of the total.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof meta>

const all = {
  items: 2490,
  discount: 249,
  discountCode: 'VÅR10',
  shipping: 49,
  total: 2290,
  vat: [
    { rate: 25, amount: 448.2 },
    { rate: 12, amount: 5.25 },
  ],
  giftCards: [{ id: '1', label: 'Presentkort •••• 1234', amount: 500 }],
  toPay: 1790,
}

export const FreeFreight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fri frakt')).toBeVisible()
    await expect(canvas.queryByText('Rabatt')).toBeNull()
  },
}
export const NoDeliveryYet: Story = { args: { shipping: undefined } }
export const Everything: Story = {
  args: all,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('term').map((term) => {
      const amount = term.nextElementSibling?.textContent ?? ''
      return `${term.textContent}: ${amount.replaceAll('\u00a0', ' ')}`
    })
    await expect(rows).toEqual([
      'Varor: 2 490 kr',
      'Rabatt (VÅR10): −249 kr',
      'Frakt: 49 kr',
      'Totalt: 2 290 kr',
      'Varav moms 25 %: 448,20 kr',
      'Varav moms 12 %: 5,25 kr',
      'Presentkort •••• 1234: −500 kr',
      'Att betala: 1 790 kr',
    ])
  },
}
export const PaidByGiftCards: Story = {
  args: { ...all, giftCards: [{ id: '1', label: 'Presentkort •••• 1234', amount: 2290 }], toPay: 0 },
}
export const Counting: Story = { args: { ...all, busy: true } }
export const LongWordsInANarrowPlace: Story = {
  args: {
    ...all,
    items: 1_234_567.5,
    discountCode: 'GLASÖGONFÖRSÄKRINGSRABATT2026',
    giftCards: [{ id: '1', label: 'Företagspresentkort från Arbetsmiljöföretagshälsovården •••• 1234', amount: 500 }],
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <OrderSummary {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  args: all,
  render: (args) => (
    <div dir="rtl">
      <OrderSummary {...args} />
    </div>
  ),
}
export const English: Story = {
  args: all,
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <OrderSummary {...args} />
      </div>
    </LocaleProvider>
  ),
}
