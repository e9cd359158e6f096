import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { DeliveryChoice, type DeliveryChoiceProps } from './delivery-choice.js'

function Demo(props: Omit<DeliveryChoiceProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return <DeliveryChoice {...props} value={value} onChange={setValue} />
}

const letter = {
  id: 'letter',
  name: 'PostNord brev 1:a klass',
  estimate: 'Beräknad leverans 24–25 november',
  price: 0,
}
const box = { id: 'box', name: 'Budbee Box', estimate: 'Beräknad leverans 23 november', price: 49 }
const store = {
  id: 'store',
  name: 'Hämta i butik',
  estimate: 'Klar att hämta 24 november',
  price: 0,
  extra: <p>Klarsikt Hötorget, Kungsgatan 36</p>,
}

const meta = {
  title: 'Commerce/Delivery choice',
  component: Demo,
  args: { value: 'letter', options: [letter, box, store] },
  parameters: guide({
    purpose: 'How an order is sent: each method with its arrival and price, before anything is decided.',
    do: [
      'Preset one method, the cheapest that arrives in time, so that most people only confirm.',
      'Say the day as a date, not as "2–4 working days".',
      'Keep a method that is unavailable for this address in the list, with the reason.',
      'Put what a method needs, such as which store, in extra: it opens under the chosen card.',
    ],
    dont: [
      'Do not preset a method that costs more than another with the same day.',
      'Do not add fees later: the price here is what is charged.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const OnePreset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /brev 1:a klass.*Fri frakt/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Budbee Box.*23 november.*49/ })).toBeChecked()
  },
}
export const ClickAndCollect: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/Hötorget/)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /Hämta i butik/ }))
    await expect(canvas.getByText(/Hötorget/)).toBeVisible()
  },
}
/** It stays in the list with its reason, and the arrow keys skip it. */
export const OneUnavailable: Story = {
  args: { options: [letter, { ...box, unavailable: 'Budbee kommer inte till 981 92 Jukkasjärvi.' }, store] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Budbee kommer inte/ })).toBeDisabled()
    canvas.getByRole('radio', { name: /brev/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Hämta i butik/ })).toBeChecked()
  },
}
export const NothingChosen: Story = { args: { value: null } }
export const Wrong: Story = {
  args: { value: null, error: 'Välj ett leveranssätt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Leverans' })).toHaveAccessibleDescription(/Välj ett leveranssätt/)
  },
}
export const OnlyOne: Story = { args: { options: [letter] } }
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Hämtar leveranssätt …')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
export const NoWay: Story = { args: { options: [] } }
export const LongWords: Story = {
  args: {
    options: [
      {
        ...letter,
        name: 'Kvällshemleverans med sms-avisering och fullmaktsutlämning',
        estimate: 'Beräknad leverans onsdag 24 november mellan 17.00 och 22.00, skärgårdsadresser en dag senare',
        price: 1249.5,
      },
      store,
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
