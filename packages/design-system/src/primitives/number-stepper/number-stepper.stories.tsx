import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { NumberStepper, type NumberStepperProps } from './number-stepper.js'

function Demo({ value, ...rest }: Omit<NumberStepperProps, 'onChange'>) {
  const [count, setCount] = useState(value)
  return <NumberStepper {...rest} value={count} onChange={setCount} />
}
const meta = {
  title: 'Primitives/Number stepper',
  component: Demo,
  args: { value: 2, maximum: 12, label: 'Linnea Rund' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öka antal: Linnea Rund' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
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
export const Busy: Story = { args: { disabled: true } }
