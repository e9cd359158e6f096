import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { CardIcon, GiftIcon } from '../../icons/shop.js'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { PaymentMethodChoice, type PaymentMethodChoiceProps } from './payment-method-choice.js'

function Demo(props: Omit<PaymentMethodChoiceProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return <PaymentMethodChoice {...props} value={value} onChange={setValue} />
}

const later = {
  id: 'pay_later',
  name: 'Klarna – betala om 30 dagar',
  description: 'Kredit hos Klarna, utan ränta och avgift',
  credit: true,
}
const now = { id: 'pay_now', name: 'Klarna – betala direkt', description: 'Bank eller Swish', credit: false }
const card = {
  id: 'card',
  name: 'Kort',
  description: 'Visa, Mastercard och American Express',
  credit: false,
  mark: <CardIcon />,
  extra: <p>Du skickas till din bank för att godkänna köpet.</p>,
}
const parts = {
  id: 'slice',
  name: 'Klarna – dela upp betalningen',
  description: '6 månader, 0 kr i avgift, effektiv ränta 0 %',
  credit: true,
}

const meta = {
  title: 'Commerce/Payment method choice',
  component: Demo,
  args: { value: 'pay_now', options: [later, now, card, parts] },
  parameters: guide({
    purpose:
      'How to pay. Direct payments come first and credit in a group of its own, whatever their order in the props.',
    do: [
      'Preset a direct payment, or nothing.',
      'Say what a credit costs in its description, in the same words as the lender.',
      'Keep a method that is down in the list, with the reason.',
    ],
    dont: [
      'Never preset a credit (betaltjänstlagen 7 a kap.).',
      'Do not make one method larger or more colourful than the others.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

/** Direct payment is offered first, whatever order it came in. */
export const DirectFirst: Story = {
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio')
    await expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['pay_now', 'card', 'pay_later', 'slice'])
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'pay_now')
  },
}
/** Tab, arrow: the choice follows, and what it needs opens under it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /betala direkt/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Kort/ })).toBeChecked()
    await expect(canvas.getByText(/godkänna köpet/)).toBeVisible()
  },
}
export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
  },
}
export const Wrong: Story = {
  args: { value: null, error: 'Välj hur du vill betala.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Betala direkt' })).toHaveAccessibleDescription(/Välj hur/)
  },
}
export const OneIsDown: Story = {
  args: { options: [now, { ...card, unavailable: 'Kortbetalning går inte just nu. Försök igen om en stund.' }, later] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /går inte just nu/ })).toBeDisabled()
  },
}
export const OnlyDirect: Story = { args: { options: [now, card] } }
export const OnlyCredit: Story = { args: { value: null, options: [later, parts] } }
export const LongWords: Story = {
  args: {
    options: [
      {
        ...now,
        name: 'Autogiromedgivande via internetbank',
        description: 'Friskvårdsbidragsberättigade synundersökningskostnader kan dras direkt',
        mark: <GiftIcon />,
      },
      later,
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Demo {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Demo {...args} />
    </div>
  ),
}
export const English: Story = {
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <Demo {...args} />
      </div>
    </LocaleProvider>
  ),
}
