import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../../primitives/button/button.js'
import { Dialog } from '../../primitives/dialog/dialog.js'
import { drawing } from '../../testing/articles.js'
import { FreeShippingProgress } from '../free-shipping-progress/free-shipping-progress.js'
import { OrderSummary } from '../order-summary/order-summary.js'
import { CartLine } from './cart-line.js'

const meta = {
  title: 'Commerce/Cart',
  component: CartLine,
  args: {
    name: 'Linnea Rund',
    brand: 'Isa Nord',
    href: '/glasögon/linnea-rund',
    image: drawing('#3b2a20'),
    quantity: 2,
    price: { amount: 995, ordinaryPrice: 1495, isCampaign: true },
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 448 }}>{Story()}</div>],
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Frame: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öka antal: Linnea Rund' }))
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3)
  },
}
export const FrameWithLenses: Story = {
  args: {
    quantity: 1,
    children: (
      <CartLine
        nested
        name="Enkelslipade glas 1,6"
        quantity={1}
        price={{ amount: 800, ordinaryPrice: 800, isCampaign: false }}
        details={['Höger: SPH −1,25 PD 31,5', 'Vänster: SPH −1,50 CYL −0,50 AX 90° PD 31']}
        onEdit={fn()}
        onRemove={fn()}
      />
    ),
  },
}
export const AtTheMaximum: Story = {
  args: { quantity: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Öka antal/ })).toBeNull()
  },
}
export const Refused: Story = { args: { error: 'Du kan köpa högst 12 av samma vara.' } }
export const OnlyShown: Story = {
  render: ({ name, quantity, price }) => (
    <CartLine name={name} quantity={quantity} price={price} image={drawing('#1f5a86')} details={['Varannan månad']} />
  ),
}
export const Sums: Story = {
  render: () => (
    <OrderSummary
      items={2490}
      discount={249}
      discountCode="VÅR10"
      shipping={0}
      total={2241}
      vat={[{ rate: 25, amount: 448.2 }]}
      giftCards={[{ id: '1', label: 'Presentkort •••• 1234', amount: 500 }]}
      toPay={1741}
    />
  ),
}
export const FreeShipping: Story = {
  render: () => (
    <div className="ks-stack">
      <FreeShippingProgress goods={250} limit={499} />
      <FreeShippingProgress goods={600} limit={499} />
    </div>
  ),
}
export const InDrawer: Story = {
  render: (args) => (
    <Dialog
      open
      kind="drawer"
      title="Varukorg"
      onClose={fn()}
      footer={
        <div className="ks-stack">
          <OrderSummary items={1990} shipping={0} total={1990} />
          <Button fullWidth>Till kassan</Button>
        </div>
      }
    >
      <FreeShippingProgress goods={1990} limit={499} />
      <CartLine {...args} />
      <CartLine
        {...args}
        name="Dailies Total 1, 30-pack"
        brand="Alcon"
        quantity={12}
        price={{ amount: 249, ordinaryPrice: 249, isCampaign: false }}
        details={['Höger: −1,25 / 8,5 / 14,1', 'Varannan månad']}
      />
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Varukorg' })).toContainElement(
      document.activeElement as HTMLElement,
    )
  },
}
