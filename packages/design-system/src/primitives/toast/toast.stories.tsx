import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { dismissAll, toast, Toaster, type ToastOptions } from './toast.js'

function Demo(options: ToastOptions) {
  useEffect(() => {
    dismissAll()
    toast(options)
    return dismissAll
  }, [options])
  return (
    <div style={{ minBlockSize: 240 }}>
      <Button variant="secondary">Fortsätt handla</Button>
      <Toaster />
    </div>
  )
}
const meta = {
  title: 'Primitives/Toast',
  component: Demo,
  args: { text: 'Varukorgen är uppdaterad.', duration: 60_000 },
  parameters: guide({
    purpose:
      'Reports briefly that something worked or did not, and may offer to undo it. It leaves after 4.4 seconds and waits while it is pointed at or has focus.',
    do: [
      'Say what happened in one sentence: "Linnea Rund togs bort."',
      'Offer to undo instead of asking beforehand.',
      'Give a longer time when there is more to decide, as the 30 seconds to restore cleared filters.',
      'Remember the key: F8 moves focus to the latest one, Escape dismisses it.',
    ],
    dont: [
      'Report anything that has to be acted on; an Alert stays.',
      'Make it the only means to do something.',
      'Report every press; what is visible needs no words.',
    ],
  }),
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Varukorgen är uppdaterad.'))
    await expect(canvas.getByRole('region', { name: 'Meddelanden' })).toBeVisible()
  },
}
export const Success: Story = { args: { kind: 'success', text: 'Tillagd i varukorgen' } }
export const WentWrong: Story = {
  args: { kind: 'error', text: 'Något gick fel. Försök igen.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Något gick fel. Försök igen.'))
  },
}
const undo = { text: 'Linnea Rund togs bort.', action: { label: 'Ångra', onAction: fn() } }
export const UndoByKeyboard: Story = {
  args: undo,
  play: async ({ canvas, userEvent, args }) => {
    undo.action.onAction.mockClear()
    const shop = canvas.getByRole('button', { name: 'Fortsätt handla' })
    await canvas.findByRole('button', { name: 'Ångra' })
    await userEvent.tab()
    await expect(shop).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await expect(canvas.getByRole('button', { name: 'Ångra' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.action?.onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText('Linnea Rund togs bort.')).toBeNull())
    await expect(shop).toHaveFocus()
  },
}
export const EscapeDismisses: Story = {
  args: undo,
  play: async ({ canvas, userEvent, args }) => {
    undo.action.onAction.mockClear()
    await canvas.findByRole('button', { name: 'Ångra' })
    await userEvent.keyboard('{F8}{Escape}')
    await waitFor(() => expect(canvas.queryByText('Linnea Rund togs bort.')).toBeNull())
    await expect(args.action?.onAction).not.toHaveBeenCalled()
  },
}
export const Stacked: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Varukorgen är uppdaterad.')
    toast({ text: 'Linnea Rund togs bort.', duration: 60_000, action: undo.action })
    toast({ text: 'Koden gäller inte längre.', kind: 'error', duration: 60_000 })
    const latest = await canvas.findByText('Koden gäller inte längre.')
    await waitFor(() => expect(latest).toBeVisible())
    const tops = ['Varukorgen är uppdaterad.', 'Linnea Rund togs bort.', 'Koden gäller inte längre.'].map(
      (text) => canvas.getByText(text).getBoundingClientRect().top,
    )
    await expect(tops).toEqual([...tops].sort((a, b) => a - b))
    // After dismissing one, focus stays with the remaining notifications.
    await userEvent.keyboard('{F8}{Enter}')
    await waitFor(() => expect(canvas.queryByText('Koden gäller inte längre.')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Ångra' })).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    text: 'Synundersökningsbokningsbekräftelsen kunde inte skickas till den e-postadress du har angett. Kontrollera adressen och försök igen.',
    kind: 'error',
    action: { label: 'Ändra e-postadress', onAction: fn() },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const box = (await canvas.findByRole('button', { name: 'Stäng' })).getBoundingClientRect()
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const LargeText: Story = {
  args: undo,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  ...(LongText.play && { play: LongText.play }),
}
export const RightToLeft: Story = { args: undo, globals: { direction: 'rtl' } }
export const InEnglish: Story = {
  args: { text: 'Your cart has been updated.' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toBeVisible())
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible()
  },
}
