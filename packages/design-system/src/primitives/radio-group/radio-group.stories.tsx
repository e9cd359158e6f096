import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.js'
import { RadioGroup, type RadioGroupProps } from './radio-group.js'

function Demo(props: Omit<RadioGroupProps, 'onChange' | 'value'>) {
  const [value, setValue] = useState<string | null>(null)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}
const meta = {
  title: 'Primitives/Radio group and checkbox',
  component: Demo,
  args: {
    legend: 'Så vill du köpa',
    name: 'kind',
    options: [
      { value: 'once', label: 'Engångsköp' },
      { value: 'subscription', label: 'Köp som abonnemang', detail: 'Fri frakt, pausa när du vill' },
      { value: 'store', label: 'Hämta i butik', disabled: true },
    ],
  },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Engångsköp' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /abonnemang/ })).toBeChecked()
  },
}
export const Cards: Story = {
  args: {
    cards: true,
    options: [
      { value: 'a', label: 'PostNord brev', detail: 'Tis 24–ons 25 november', end: 'Fri frakt' },
      { value: 'b', label: 'Budbee Box', detail: 'I morgon 17–22', end: '49 kr' },
    ],
  },
}
export const Wrong: Story = { args: { error: 'Gör ett val för att fortsätta.' } }
export const Tick: Story = {
  render: () => <Checkbox label="Jag godkänner köpvillkoren." hint="Du kan läsa dem först." />,
}
export const TickWrong: Story = {
  render: () => (
    <Checkbox label="Jag godkänner köpvillkoren." error="Du behöver godkänna villkoren för att fortsätta." />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
  },
}
