import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { NumberStepper, type NumberStepperProps } from './number-stepper.js'

function Demo({ value, ...rest }: Omit<NumberStepperProps, 'onChange'>) {
  const [count, setCount] = useState(value)
  return <NumberStepper {...rest} value={count} onChange={setCount} />
}
const meta = {
  title: 'Primitives/Number stepper',
  component: Demo,
  args: { value: 2, maximum: 12, label: 'Linnea Rund' },
  parameters: guide({
    purpose: 'How many of something, between narrow bounds: the quantity of a cart line, the packs of a subscription.',
    do: [
      'Name what is counted in `label`; a cart has many steppers and each needs a name of its own.',
      'Give `onRemove` where zero means gone, so that the minus becomes a bin at one.',
      'Change at once and roll back if the server refuses.',
    ],
    dont: [
      'Do not use it for numbers people know by heart or that go beyond a few dozen: use a TextField.',
      'Do not use it for strengths: −1,25 is chosen, not counted up to.',
    ],
  }),
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Minska antal: Linnea Rund' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Minska antal: Linnea Rund' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2')
    await expect(canvas.getByRole('group', { name: 'Antal: Linnea Rund' })).toBeVisible()
  },
}
export const PlusIsGoneAtTwelve: Story = {
  args: { value: 11 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Öka antal/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: /Öka antal/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /Minska antal/ })).toHaveFocus()
  },
}
export const LastOneIsRemoved: Story = {
  args: { value: 1, onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort: Linnea Rund' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const AtMinimum: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Minska antal/ })).toBeDisabled()
  },
}
export const Busy: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Öka antal/ })).toBeDisabled()
  },
}
export const ManyDigits: Story = { args: { value: 12_000, maximum: 99_999 } }
export const English: Story = {
  args: { value: 1, onRemove: fn() },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" texts={en}>
        {Story()}
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Quantity: Linnea Rund' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove: Linnea Rund' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Increase quantity: Linnea Rund' })).toBeVisible()
  },
}
