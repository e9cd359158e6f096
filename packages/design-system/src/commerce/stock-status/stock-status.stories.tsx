import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { StockStatus } from './stock-status.js'

const meta = {
  title: 'Commerce/Stock status',
  component: StockStatus,
  args: { status: 20 },
  parameters: guide({
    purpose: 'Shows under a price whether the article can be bought online, is sold out, or is found in the stores.',
    do: [
      'Give it the publication status of the price part that is shown; it knows what the numbers mean.',
      'Keep the words: the dot is only a visual aid.',
    ],
    dont: [
      'Do not say how many are left; the number is old when it is read.',
      'Do not use it for the state of an order: that is a badge.',
    ],
  }),
} satisfies Meta<typeof StockStatus>
export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('I lager')).toBeVisible()
  },
}
export const OutOfStock: Story = { args: { status: 30 } }
export const InStoreOnly: Story = { args: { status: 40 } }
export const Unpublished: Story = {
  args: { status: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Finns i butik')).toBeVisible()
  },
}
export const LongText: Story = {
  args: { texts: { 'in-stock': 'I lager, skickas från centrallagret i Hallstahammar inom en till tre vardagar' } },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <StockStatus {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <StockStatus {...args} />
    </div>
  ),
}
export const English: Story = {
  render: () => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en" className="ks-stack">
        <StockStatus status={20} />
        <StockStatus status={30} />
        <StockStatus status={40} />
      </div>
    </LocaleProvider>
  ),
}
