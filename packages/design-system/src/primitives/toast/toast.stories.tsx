import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { dismissAll, toast, Toaster, type ToastOptions } from './toast.js'

function Demo(options: ToastOptions) {
  useEffect(() => {
    dismissAll()
    toast(options)
    return dismissAll
  }, [options])
  return <Toaster />
}
const meta = {
  title: 'Primitives/Toast',
  component: Demo,
  args: { text: 'Varukorgen är uppdaterad.', duration: 60_000 },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Varukorgen är uppdaterad.'))
  },
}
export const Success: Story = { args: { kind: 'success', text: 'Tillagd i varukorgen' } }
export const WentWrong: Story = {
  args: { kind: 'error', text: 'Något gick fel. Försök igen.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Något gick fel. Försök igen.'))
  },
}
export const Undo: Story = {
  args: { text: 'Linnea Rund togs bort.', action: { label: 'Ångra', onAction: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const undo = await canvas.findByRole('button', { name: 'Ångra' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.action?.onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText('Linnea Rund togs bort.')).toBeNull())
  },
}
