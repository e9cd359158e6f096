import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { Button } from '../../primitives/button/button.js'
import { guide } from '../../testing/guide.js'
import { FreeShippingProgress } from './free-shipping-progress.js'

const meta = {
  title: 'Commerce/Free shipping progress',
  component: FreeShippingProgress,
  args: { goods: 250, limit: 499 },
  parameters: guide({
    purpose: 'At the top of the cart: how much is left until the freight costs nothing.',
    do: [
      'Count the goods after the discount and before gift cards, as the freight rule does.',
      'Leave it in place when the limit is reached: the good news is the point.',
    ],
    dont: ['Do not show it where the freight is free for everybody.', 'Do not repeat it outside the cart.'],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FreeShippingProgress>
export default meta
type Story = StoryObj<typeof meta>

const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ')

export const SomeLeft: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Fri frakt' })
    await expect(bar).toHaveAttribute('aria-valuenow', '250')
    await expect(plain(canvas.getByRole('status'))).toBe('249 kr kvar till fri frakt')
  },
}
export const Empty: Story = { args: { goods: 0 } }
export const AlmostThere: Story = { args: { goods: 498.5 } }
export const Reached: Story = { args: { goods: 499 } }
export const NoLimit: Story = { args: { goods: 0, limit: 0 } }

function Growing() {
  const [goods, setGoods] = useState(250)
  return (
    <div className="ks-stack">
      <FreeShippingProgress goods={goods} limit={499} />
      <Button onClick={() => setGoods(goods + 249)}>Lägg till putsduk</Button>
    </div>
  )
}
/** The text is a live region, so screen readers announce the change. */
export const ReachedByAdding: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(plain(canvas.getByRole('status'))).toBe('Du har fri frakt.')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Du har fri frakt.')
  },
}
export const LongText: Story = {
  args: {
    leftText: (left) => `Lägg till varor för ${left} så bjuder vi på frakten till närmaste paketutlämningsställe`,
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <FreeShippingProgress {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <FreeShippingProgress {...args} />
    </div>
  ),
}
export const English: Story = {
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <FreeShippingProgress {...args} />
      </div>
    </LocaleProvider>
  ),
}
