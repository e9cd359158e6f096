import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { TextField } from '../text-field/text-field.js'
import { toast } from '../toast/toast.js'
import { Drawer, type DrawerProps } from './drawer.js'

type DemoProps = Omit<DrawerProps, 'open' | 'onClose'>

function Demo(props: DemoProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Primitives/Drawer',
  component: Demo,
  args: {
    title: 'Varukorg',
    children: <TextField label="Rabattkod" />,
    footer: <Button fullWidth>Till kassan</Button>,
  },
  parameters: guide({
    purpose:
      'A panel at the side, as high as the window, for what belongs to the page and is left again: the cart, the menu, a choice in steps.',
    do: [
      'Let it come from the end side; from the start side only for the menu that is opened there.',
      'Put the one step onward into the footer, where it stays in view.',
      'Use size large for a choice with pictures, small for a menu.',
    ],
    dont: [
      'Ask a short question in one; that is a Dialog.',
      'Open one from inside another.',
      'Use it on a phone for three short choices; a Sheet is nearer the thumb.',
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
  return dialog
}
const width = async (context: Context, expected: number) => {
  const dialog = await open(context)
  await expect(dialog.getBoundingClientRect().width).toBe(Math.min(expected, window.innerWidth))
  await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight)
}

export const Medium: Story = {
  play: async (context) => {
    await width(context, 448)
    const dialog = context.canvas.getByRole('dialog', { name: 'Varukorg' })
    await expect(dialog.getBoundingClientRect().right).toBe(window.innerWidth)
  },
}
export const Small: Story = {
  args: { size: 'small', title: 'Meny', footer: null, children: <p>Glasögon</p> },
  play: (context) => width(context, 352),
}
export const Large: Story = {
  args: { size: 'large', title: 'Välj glas', children: <p>Enkelslipade eller progressiva?</p> },
  play: (context) => width(context, 640),
}
export const FromTheStart: Story = {
  args: { side: 'start', size: 'small', title: 'Meny', footer: null },
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog.getBoundingClientRect().left).toBe(0)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog.getBoundingClientRect().left).toBe(0)
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: (context) => width(context, 448),
}
export const KeyboardThereAndBack: Story = {
  play: async (context) => {
    const dialog = await open(context)
    const inside = within(dialog)
    await expect(inside.getByRole('button', { name: 'Stäng' })).toHaveFocus()
    await context.userEvent.tab()
    await expect(inside.getByRole('textbox', { name: 'Rabattkod' })).toHaveFocus()
    await context.userEvent.tab()
    await expect(inside.getByRole('button', { name: 'Till kassan' })).toHaveFocus()
    await context.userEvent.tab({ shift: true })
    await context.userEvent.tab({ shift: true })
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(context.canvas.getByRole('button', { name: 'Öppna' })).toHaveFocus()
  },
}
export const NotificationStandsAboveTheFooter: Story = {
  args: {
    children: (
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            text: 'Linnea Rund togs bort.',
            duration: 60_000,
            action: { label: 'Ångra', onAction: () => {} },
          })
        }
      >
        Ta bort
      </Button>
    ),
  },
  play: async (context) => {
    const dialog = await open(context)
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }))
    const undo = await within(dialog).findByRole('button', { name: 'Ångra' })
    const next = within(dialog).getByRole('button', { name: 'Till kassan' })
    await waitFor(() => expect(undo.getBoundingClientRect().bottom).toBeLessThan(next.getBoundingClientRect().top))
  },
}
export const LongContent: Story = {
  args: {
    title: 'Varukorg med progressivglas',
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Linnea Rund, svart acetat</p>),
  },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const dialog = await open(context)
    const foot = within(dialog).getByRole('button', { name: 'Till kassan' }).getBoundingClientRect()
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
export const ThemedByProperties: Story = {
  decorators: [(Story) => <div style={{ '--ks-drawer-width': '300px' } as React.CSSProperties}>{Story()}</div>],
  play: (context) => width(context, 300),
}
