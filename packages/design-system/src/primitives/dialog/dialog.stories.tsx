import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.js'
import { TextField } from '../text-field/text-field.js'
import { Dialog, type DialogProps } from './dialog.js'

function Demo(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Primitives/Dialog',
  component: Demo,
  args: {
    title: 'Töm varukorgen',
    children: <p>Vill du ta bort alla varor ur varukorgen?</p>,
    footer: <Button fullWidth>Ta bort alla</Button>,
  },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Öppna' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
}

export const Modal: Story = { play: open }

export const ClosingGivesFocusBack: Story = {
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await context.userEvent.click(screen.getByRole('button', { name: 'Stäng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Öppna' })).toHaveFocus()
  },
}

export const PageBehindIsInert: Story = {
  play: async (context) => {
    await open(context)
    const inside = screen.getByRole('dialog')
    context.canvas.getByText('Öppna').closest('button')?.focus()
    await expect(inside).toContainElement(document.activeElement as HTMLElement)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}

export const Drawer: Story = {
  args: {
    kind: 'drawer',
    title: 'Varukorg',
    children: <TextField label="Rabattkod" />,
    footer: <Button fullWidth>Till kassan</Button>,
  },
  play: open,
}

export const Sheet: Story = {
  args: { kind: 'sheet', title: 'Filter', children: <p>Form, material och färg.</p> },
  play: open,
}

export const Cover: Story = {
  args: { kind: 'cover', bare: true, title: 'Sök', children: <TextField label="Vad letar du efter?" />, footer: null },
  play: open,
}
