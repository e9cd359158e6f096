import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { GiftCardField } from '../gift-card-field/gift-card-field.js'
import { PaymentMethodChoice } from '../payment-method-choice/payment-method-choice.js'
import { DeliveryChoice, type DeliveryChoiceProps } from './delivery-choice.js'

function Demo(props: Omit<DeliveryChoiceProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return <DeliveryChoice {...props} value={value} onChange={setValue} />
}
function Payment() {
  const [value, setValue] = useState<string | null>('pay_now')
  return (
    <PaymentMethodChoice
      value={value}
      onChange={setValue}
      options={[
        { id: 'pay_later', name: 'Klarna – betala om 30 dagar', description: 'Kredit hos Klarna', credit: true },
        { id: 'pay_now', name: 'Klarna – betala direkt', description: 'Kort, bank eller Swish', credit: false },
      ]}
    />
  )
}
const apply = fn()

const meta = {
  title: 'Commerce/Checkout',
  component: Demo,
  args: {
    value: 'letter',
    options: [
      { id: 'letter', name: 'PostNord brev 1:a klass', estimate: 'Beräknad leverans 24–25 november', price: 0 },
      { id: 'box', name: 'Budbee Box', estimate: 'Beräknad leverans 23 november', price: 49 },
      {
        id: 'store',
        name: 'Hämta i butik',
        estimate: 'Klar att hämta 24 november',
        price: 0,
        extra: <p>Välj butik i listan.</p>,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Delivery: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Hämta i butik/ }))
    await expect(canvas.getByText('Välj butik i listan.')).toBeVisible()
  },
}
/** Direct payment is offered first, whatever order it came in. */
export const Payments: Story = {
  render: () => <Payment />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first).toHaveAttribute('value', 'pay_now')
    await expect(second).not.toBeChecked()
  },
}
export const GiftCard: Story = {
  render: () => (
    <GiftCardField
      onApply={apply}
      onRemove={fn()}
      applied={[{ id: '1', label: '•••• 1234', amount: 500, remaining: 0 }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    apply.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Använd presentkort' }))
    await expect(canvas.getByRole('textbox', { name: 'Presentkortsnummer' })).toHaveFocus()
    await userEvent.keyboard('1234 5678 9012 3456')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pinkod' }), '1234{Enter}')
    await expect(apply).toHaveBeenCalledWith({ number: '1234567890123456', pin: '1234' })
  },
}
