import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { type AppliedGiftCard, GiftCardField } from './gift-card-field.js'

const half = { id: '1', label: 'Presentkort •••• 1234', amount: 500, remaining: 0 }
const whole = { id: '2', label: 'Presentkort •••• 9876', amount: 245.5, remaining: 754.5 }
const meta = {
  title: 'Commerce/Gift card field',
  component: GiftCardField,
  args: { onApply: fn(), onRemove: fn() },
  parameters: guide({
    purpose: 'Pays a part or all of an order with gift cards: number and PIN, and the cards that already pay.',
    do: [
      'Put it behind "Har du ett presentkort?"; most customers have none.',
      'Say what is left on a card afterwards: it is money.',
      'Announce in a live region next to it what a card pays when it was accepted.',
    ],
    dont: [
      'Do not say whether it was the number or the PIN that was wrong; both fields are marked.',
      'Do not send the checkout’s form on Enter in here; the field handles Enter itself.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof GiftCardField>
export default meta
type Story = StoryObj<typeof meta>

/** A service that knows two cards. */
function Paying({ cards = [] }: { readonly cards?: readonly AppliedGiftCard[] }) {
  const [applied, setApplied] = useState(cards)
  const [error, setError] = useState<string>()
  return (
    <GiftCardField
      applied={applied}
      error={error}
      onApply={({ pin }) => {
        if (pin === '1234') setApplied([...applied, half])
        setError(pin === '1234' ? undefined : 'Vi hittar inget presentkort med det numret och den pinkoden.')
      }}
      onRemove={(id) => setApplied(applied.filter((card) => card.id !== id))}
    />
  )
}

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Använd presentkort' }))
    await expect(canvas.getByRole('textbox', { name: 'Presentkortsnummer' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Pinkod' })).toBeInvalid()
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1234567890123456')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Presentkortsnummer' })).toHaveValue('1234 5678 9012 3456')
    await userEvent.keyboard('1234{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith({ number: '1234567890123456', pin: '1234' })
  },
}
/** The answer does not reveal which of the two was wrong, so both are invalid; a new digit clears the error. */
export const RefusedThenTaken: Story = {
  render: () => <Paying />,
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Presentkortsnummer' })
    const pin = canvas.getByRole('textbox', { name: 'Pinkod' })
    await userEvent.type(number, '1234567890123456')
    await userEvent.type(pin, '0000{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Vi hittar inget presentkort/)
    await expect(number).toBeInvalid()
    await expect(pin).toBeInvalid()
    await expect(pin).toHaveAccessibleDescription(/Vi hittar inget presentkort/)
    await userEvent.clear(pin)
    await expect(number).toBeValid()
    await userEvent.type(pin, '1234{Enter}')
    await expect(canvas.getByText('Presentkort •••• 1234')).toBeVisible()
    await expect(number).toHaveValue('')
  },
}
export const Refused: Story = { args: { error: 'Vi hittar inget presentkort med det numret och den pinkoden.' } }
export const Asking: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Använd presentkort/ }))
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'Pinkod' })).toHaveAttribute('readonly')
  },
}
export const TwoCardsPay: Story = { args: { applied: [half, whole] } }
export const RemovingGivesFocusToTheFields: Story = {
  render: () => <Paying cards={[half, whole]} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ta bort Presentkort •••• 9876' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Presentkort •••• 9876')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Presentkortsnummer' })).toHaveFocus()
  },
}
export const CannotBeRemoved: Story = { render: ({ onApply }) => <GiftCardField applied={[half]} onApply={onApply} /> }
export const LongWords: Story = {
  args: {
    applied: [
      {
        ...whole,
        label: 'Företagspresentkort från Arbetsmiljöföretagshälsovården •••• 9876',
        amount: 123_456.5,
        remaining: 1_234_567.5,
      },
    ],
    error: 'Presentkortet är spärrat. Kontakta presentkortskundtjänstavdelningen på telefon.',
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <GiftCardField {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  args: { applied: [whole] },
  render: (args) => (
    <div dir="rtl">
      <GiftCardField {...args} />
    </div>
  ),
}
export const English: Story = {
  args: { applied: [{ ...whole, label: 'Gift card •••• 9876' }] },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <GiftCardField {...args} />
      </div>
    </LocaleProvider>
  ),
}
