import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { Button } from '../../primitives/button/button.js'
import { Dialog } from '../../primitives/dialog/dialog.js'
import { framePicture } from '../../testing/articles.js'
import { guide } from '../../testing/guide.js'
import { FreeShippingProgress } from '../free-shipping-progress/free-shipping-progress.js'
import { OrderSummary } from '../order-summary/order-summary.js'
import { CartLine, type CartLineProps } from './cart-line.js'

/** Prices of this many pieces, from the price of one. */
const priceOf = (quantity: number, { amount = 995, ordinary = 1495 } = {}) => ({
  total: amount * quantity,
  ordinaryTotal: ordinary * quantity,
  isCampaign: amount < ordinary,
})
const LENSES = { amount: 249, ordinary: 249 }
const prescription = {
  rightSphere: -1.25,
  rightCylinder: null,
  rightAxis: null,
  rightAddition: null,
  rightPupillaryDistance: 31.5,
  leftSphere: -1.5,
  leftCylinder: -0.5,
  leftAxis: 90,
  leftAddition: null,
  leftPupillaryDistance: 31,
}

/** A cart with state: the quantity changes, and a removed line can be restored. */
function StatefulCartLine(props: CartLineProps) {
  const [quantity, setQuantity] = useState(props.quantity)
  const [removed, setRemoved] = useState(false)
  return (
    <CartLine
      {...props}
      quantity={quantity}
      price={priceOf(quantity)}
      removed={removed}
      onQuantityChange={setQuantity}
      onRemove={() => setRemoved(true)}
      onUndo={() => setRemoved(false)}
    />
  )
}

const meta = {
  title: 'Commerce/Cart line',
  component: CartLine,
  args: {
    name: 'Linnea Rund',
    brand: 'Isa Nord',
    href: '/glasögon/linnea-rund',
    image: framePicture('#3b2a20'),
    quantity: 2,
    price: priceOf(2),
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  parameters: guide({
    purpose: 'One thing in the cart, in the drawer and in the checkout; with its lenses nested under it.',
    do: [
      'Show the new number at once and take it back if the service refuses, with the reason as error.',
      'Offer an undo: set removed and give onUndo, or show a toast with the same action.',
      'Nest the lenses under the frame they are ground for.',
    ],
    dont: [
      'Do not ask "Are you sure?" before removing.',
      'Do not show a disabled plus at twelve: it is gone, and the reason is not a mystery.',
      'Do not put controls in the summary next to the payment; leave the callbacks out.',
    ],
  }),
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
export const WithPrescription: Story = {
  args: {
    name: 'Enkelslipade glas 1,6',
    brand: undefined,
    quantity: 1,
    price: priceOf(1, LENSES),
    prescription,
    onEdit: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Höger öga/)).toHaveTextContent('Höger öga: SPH −1,25 PD 31,5')
    canvas.getByRole('button', { name: 'Ändra styrkor Enkelslipade glas 1,6' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}
export const FrameWithLenses: Story = {
  args: {
    quantity: 1,
    price: priceOf(1),
    children: (
      <CartLine
        nested
        name="Enkelslipade glas 1,6"
        quantity={1}
        price={priceOf(1, { amount: 800, ordinary: 800 })}
        prescription={prescription}
        onEdit={fn()}
        onRemove={fn()}
      />
    ),
  },
}
export const ContactLenses: Story = {
  args: {
    name: 'Dailies Total 1, 30-pack',
    brand: 'Alcon',
    price: priceOf(2, LENSES),
    details: ['Höger: −1,25 / 8,5 / 14,1', 'Varannan månad'],
  },
}
/** By keyboard from eleven to twelve: the plus button disappears and focus moves to the minus button. */
export const ReachingTheMaximum: Story = {
  tags: ['check'],
  args: { quantity: 11 },
  render: (args) => <StatefulCartLine {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Öka antal: Linnea Rund' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: /Öka antal/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Minska antal: Linnea Rund' })).toHaveFocus()
  },
}
export const AtTheMaximum: Story = {
  args: { quantity: 12, price: priceOf(12) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Öka antal/ })).toBeNull()
  },
}
/** Removed and restored with only Enter; focus never leaves the line. */
export const RemoveAndUndo: Story = {
  render: (args) => <StatefulCartLine {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ta bort Linnea Rund' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Linnea Rund togs bort.')
    const undo = canvas.getByRole('button', { name: 'Ångra Linnea Rund' })
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Linnea Rund' })).toHaveFocus()
  },
}
export const Removed: Story = { args: { removed: true, onUndo: fn() } }
export const Refused: Story = { args: { error: 'Du kan köpa högst 12 av samma vara.' } }
export const Busy: Story = { args: { busy: true } }
export const OnlyShown: Story = {
  render: ({ name, quantity, price }) => (
    <CartLine
      name={name}
      quantity={quantity}
      price={price}
      image={framePicture('#1f5a86')}
      details={['Varannan månad']}
    />
  ),
}
export const NoPicture: Story = { args: { image: null } }
export const LongWords: Story = {
  args: {
    name: 'Progressivglasögonbågsförlängningsskruvmejselsats',
    brand: 'Specialoptikerleverantörsföreningen',
    price: priceOf(2, { amount: 123_456.5, ordinary: 234_567.5 }),
    details: ['Halvgenomskinlig sköldpaddsmönstrad bärnstensbrun med antireflexbehandling'],
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <CartLine {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  args: { prescription },
  render: (args) => (
    <div dir="rtl">
      <CartLine {...args} />
    </div>
  ),
}
export const English: Story = {
  args: { prescription, onEdit: fn() },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <CartLine {...args} />
      </div>
    </LocaleProvider>
  ),
}
export const InDrawer: Story = {
  tags: ['check'],
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
        price={priceOf(12, LENSES)}
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
