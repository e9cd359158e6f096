import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { RadioGroup } from '../radio-group/radio-group.js'
import { Sheet, type SheetProps } from './sheet.js'

interface DemoProps extends Omit<SheetProps, 'open' | 'onClose'> {
  readonly onClose?: () => void
}

function Demo({ onClose, ...props }: DemoProps) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      <Sheet {...props} open={open} onClose={close} />
    </>
  )
}

const meta = {
  title: 'Primitives/Sheet',
  component: Demo,
  args: {
    title: 'Sortera',
    onClose: fn(),
    children: (
      <RadioGroup
        legend="Ordning"
        name="order"
        defaultValue="popular"
        options={[
          { value: 'popular', label: 'Populärast' },
          { value: 'cheap', label: 'Lägst pris' },
          { value: 'new', label: 'Senast inkommet' },
        ]}
      />
    ),
    footer: <Button fullWidth>Visa 48 bågar</Button>,
  },
  parameters: guide({
    purpose: 'A panel from below, near the thumb: sorting, a few filters, the details of one thing on a phone.',
    do: [
      'Let the height follow the content; choose half or full when the content changes while it is open.',
      'Keep one step onward, in the footer.',
      'Offer the same choice in place on a wide window, where nothing needs to slide up.',
    ],
    dont: [
      'Draw a handle on it: it does not follow a finger.',
      'Fill it with a long form; that is a dialog at the side or a page.',
    ],
  }),
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const open = async ({ canvas, userEvent }: Context) => {
  canvas.getByRole('button', { name: 'Öppna' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0))
  await expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight)
  return dialog
}

export const AsHighAsItsContent: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog).toHaveAccessibleName('Sortera')
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth)
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.6)
  },
}
export const Half: Story = {
  args: { height: 'half' },
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    await expect((await open(context)).getBoundingClientRect().height).toBe(window.innerHeight / 2)
  },
}
export const Full: Story = {
  args: { height: 'full' },
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    await expect((await open(context)).getBoundingClientRect().height).toBe(window.innerHeight - 48)
  },
}
export const OnAWideWindow: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const box = (await open(context)).getBoundingClientRect()
    await expect(box.width).toBe(Math.min(720, window.innerWidth))
  },
}
export const ChosenByKeyboard: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const dialog = await open(context)
    await context.userEvent.tab()
    await expect(within(dialog).getByRole('radio', { name: 'Populärast' })).toHaveFocus()
    await context.userEvent.tab({ shift: true })
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(context.args.onClose).toHaveBeenCalledOnce()
    await expect(context.canvas.getByRole('button', { name: 'Öppna' })).toHaveFocus()
  },
}
export const LongContent: Story = {
  args: {
    title: 'Filtrera på båg- och glasegenskaper',
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Antireflexbehandlade progressivglas</p>),
  },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog.getBoundingClientRect().top).toBe(48)
    const foot = within(dialog).getByRole('button', { name: 'Visa 48 bågar' }).getBoundingClientRect()
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
