import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { InfoIcon } from '../../icons/status.js'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { Dialog } from '../dialog/dialog.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Link } from '../link/link.js'
import { Popover, type PopoverTriggerProps } from './popover.js'

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    title: 'Pupillavstånd',
    trigger: (button: PopoverTriggerProps) => (
      <Button {...button} variant="secondary">
        Vad är PD?
      </Button>
    ),
    children: (
      <>
        <p>Avståndet mellan pupillerna i millimeter, ofta 54–74.</p>
        <Link href="/pd" variant="standalone" arrow>
          Mät ditt PD
        </Link>
      </>
    ),
    onOpenChange: fn(),
  },
  parameters: guide({
    purpose:
      'A small box by the button that opened it, while the page stays usable: an explanation with a link, a short menu, a choice of store.',
    do: [
      'Let the button say what comes, and the title name it.',
      'Keep it to a few lines and one or two things to press.',
      'Hand children a function when choosing something is the end of it, and call close.',
      'Treat side and align as a preference: it moves to the other side when it does not fit.',
    ],
    dont: [
      'Open it on hover; a few words on hover are a Tooltip.',
      'Put a form with several fields into it; that is a Dialog or a Drawer.',
      'Hide what everybody needs in it.',
    ],
  }),
  decorators: [(Story) => <div style={{ minBlockSize: 260 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const box = await canvas.findByRole('dialog')
  await waitFor(() => expect(getComputedStyle(box).opacity).toBe('1'))
  return box
}
const rects = (context: Context, box: Element) => ({
  box: box.getBoundingClientRect(),
  button: context.canvas.getAllByRole('button')[0]?.getBoundingClientRect() ?? new DOMRect(),
})
const inWindow = async (box: Element) => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(window.innerWidth)
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Vad är PD?', expanded: false })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Open: Story = {
  play: async (context) => {
    const box = await open(context)
    await expect(box).toHaveAccessibleName('Pupillavstånd')
    const button = context.canvas.getByRole('button', { name: 'Vad är PD?', expanded: true })
    await expect(button).toHaveAttribute('aria-controls', box.id)
    await expect(box).toHaveFocus()
    await expect(context.args.onOpenChange).toHaveBeenCalledWith(true)
    const at = rects(context, box)
    await expect(at.box.top - at.button.bottom).toBe(8)
    await expect(Math.round(at.box.left)).toBe(Math.round(at.button.left))
  },
}

export const EscapeGivesFocusBack: Story = {
  play: async (context) => {
    const box = await open(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box).not.toBeVisible())
    const button = context.canvas.getByRole('button', { name: 'Vad är PD?', expanded: false })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const CloseButton: Story = {
  play: async (context) => {
    const box = await open(context)
    await context.userEvent.tab()
    await expect(within(box).getByRole('button', { name: 'Stäng' })).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box).not.toBeVisible())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Vad är PD?' })).toHaveFocus())
  },
}

export const ClosesWhenFocusMovesOn: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <p style={{ paddingBlockStart: 200 }}>
        <Link href="/recept">Läs om recept</Link>
      </p>
    </>
  ),
  play: async (context) => {
    const box = await open(context)
    for (let stop = 0; stop < 3; stop += 1) await context.userEvent.tab()
    await expect(context.canvas.getByRole('link', { name: 'Läs om recept' })).toHaveFocus()
    await waitFor(() => expect(box).not.toBeVisible())
    await expect(context.canvas.getByRole('link', { name: 'Läs om recept' })).toHaveFocus()
  },
}

export const ChoiceCloses: Story = {
  args: {
    title: 'Välj butik',
    bare: true,
    trigger: (button) => <Button {...button}>Välj butik</Button>,
    children: (close) => (
      <div className="ks-stack">
        {['Göteborg, Kungsgatan', 'Malmö, Triangeln', 'Umeå, Rådhustorget'].map((store) => (
          <Button key={store} variant="ghost" onClick={close}>
            {store}
          </Button>
        ))}
      </div>
    ),
  },
  play: async (context) => {
    const box = await open(context)
    await context.userEvent.tab()
    await expect(within(box).getByRole('button', { name: 'Göteborg, Kungsgatan' })).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box).not.toBeVisible())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Välj butik' })).toHaveFocus())
  },
}

const centred = (Story: () => React.ReactNode) => (
  <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 'calc(100vh - 2rem)' }}>{Story()}</div>
)
const small = {
  bare: true,
  trigger: (button: PopoverTriggerProps) => <IconButton {...button} label="Om måttet" icon={<InfoIcon />} />,
  children: <p style={{ inlineSize: 90 }}>I millimeter.</p>,
} as const
const placed = (
  args: Pick<React.ComponentProps<typeof Popover>, 'side' | 'align'>,
  check: (at: ReturnType<typeof rects>) => Promise<void>,
): Story => ({
  args: { ...small, ...args },
  decorators: [centred],
  play: async (context) => {
    const box = await open(context)
    await inWindow(box)
    await check(rects(context, box))
  },
})
const centre = ({ left, width }: DOMRect) => Math.round(left + width / 2)

export const Above = placed({ side: 'top', align: 'center' }, async ({ box, button }) => {
  await expect(button.top - box.bottom).toBe(8)
  await expect(centre(box)).toBe(centre(button))
})
export const Below = placed({ side: 'bottom', align: 'end' }, async ({ box, button }) => {
  await expect(box.top - button.bottom).toBe(8)
  await expect(Math.round(box.right)).toBe(Math.round(button.right))
})
export const AtTheEnd = placed({ side: 'end' }, async ({ box, button }) => {
  await expect(box.left - button.right).toBe(8)
  await expect(Math.round(box.top)).toBe(Math.round(button.top))
})
export const AtTheStart = placed({ side: 'start', align: 'end' }, async ({ box, button }) => {
  await expect(button.left - box.right).toBe(8)
  await expect(Math.round(box.bottom)).toBe(Math.round(button.bottom))
})
export const AtTheEndFromRightToLeft: Story = {
  ...placed({ side: 'end' }, async ({ box, button }) => {
    await expect(button.left - box.right).toBe(8)
  }),
  globals: { direction: 'rtl' },
}

export const FlipsAtTheEdge: Story = {
  args: { ...small, side: 'top', align: 'start' },
  play: async (context) => {
    const box = await open(context)
    const at = rects(context, box)
    await expect(at.box.top - at.button.bottom).toBe(8)
    await inWindow(box)
  },
}

export const LongText: Story = {
  args: {
    title: 'Synundersökningsbokningsbekräftelse',
    children: <p>{'Progressivglasrådgivning och terminalglasögonförskrivning hos legitimerad optiker. '.repeat(12)}</p>,
  },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const box = await open(context)
    await inWindow(box)
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}

function Owned({ onOpenChange, ...args }: React.ComponentProps<typeof Popover>) {
  const [locked, setLocked] = useState(false)
  return (
    <div className="ks-cluster">
      <Popover {...args} open={locked} onOpenChange={(open) => onOpenChange?.(open)} />
      <Button variant="ghost" onClick={() => setLocked(!locked)}>
        {locked ? 'Dölj' : 'Visa'}
      </Button>
    </div>
  )
}
export const OwnerDecides: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vad är PD?' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Visa' }))
    const box = await canvas.findByRole('dialog', { name: 'Pupillavstånd' })
    await waitFor(() => expect(box).toBeVisible())
  },
}

export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="Ditt recept" onClose={() => {}}>
      <Popover {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Ditt recept' })
    within(dialog).getByRole('button', { name: 'Vad är PD?' }).focus()
    await userEvent.keyboard('{Enter}')
    const box = await canvas.findByRole('dialog', { name: 'Pupillavstånd' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box).not.toBeVisible())
    await expect(dialog).toHaveAttribute('open')
  },
}
