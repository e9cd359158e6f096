import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PrintIcon } from '../../icons/action.js'
import { HeartIcon } from '../../icons/shop.js'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { Dialog } from '../dialog/dialog.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Tooltip, type TooltipTriggerProps } from './tooltip.js'

const press = fn()
const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Utan priser, för den som ska ge bort',
    trigger: (control: TooltipTriggerProps) => (
      <IconButton {...control} label="Skriv ut presentkvitto" icon={<PrintIcon size={24} />} onClick={press} />
    ),
  },
  parameters: guide({
    purpose: 'A few words about a control, shown to those who point at it or come by keyboard.',
    do: [
      'Let it add something the control does not say, or with the kind "name" show the words of an icon.',
      'Keep it to one short sentence.',
      'Use it on things that can have focus: a button, a link.',
    ],
    dont: [
      'Put anything into it that must be known: a finger never sees it.',
      'Put a link or a button into it; that is a Popover.',
      'Explain a field with it; that is the hint under its label.',
      'Explain a disabled button with it, which cannot have focus; say it in text next to it.',
    ],
  }),
  decorators: [(Story) => <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const tip = ({ canvasElement }: Context, index = 0) => {
  const found = canvasElement.querySelectorAll<HTMLElement>('[role="tooltip"]')[index]
  if (!found) throw new Error('The story has no tooltip.')
  return found
}
const shown = (context: Context, index = 0) =>
  waitFor(() => expect(getComputedStyle(tip(context, index)).opacity).toBe('1'))
const gone = (context: Context) => waitFor(() => expect(tip(context)).not.toBeVisible())
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const Hidden: Story = {
  play: async (context) => {
    await expect(tip(context)).not.toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Skriv ut presentkvitto' })).toHaveAccessibleDescription(
      'Utan priser, för den som ska ge bort',
    )
  },
}

export const ByKeyboard: Story = {
  play: async (context) => {
    await context.userEvent.tab()
    await expect(tip(context)).not.toBeVisible()
    await shown(context)
    const box = tip(context).getBoundingClientRect()
    const button = context.canvas.getByRole('button').getBoundingClientRect()
    await expect(button.top - box.bottom).toBe(8)
    await expect(Math.round(box.left + box.width / 2)).toBe(Math.round(button.left + button.width / 2))
  },
}

export const EscapeHides: Story = {
  play: async (context) => {
    await context.userEvent.tab()
    await shown(context)
    await context.userEvent.keyboard('{Escape}')
    await gone(context)
    await expect(context.canvas.getByRole('button')).toHaveFocus()
  },
}

export const LeavesWithFocus: Story = {
  render: (args) => (
    <div className="ks-cluster">
      <Tooltip {...args} />
      <Button variant="secondary">Fortsätt</Button>
    </div>
  ),
  play: async (context) => {
    await context.userEvent.tab()
    await shown(context)
    await context.userEvent.tab()
    await gone(context)
  },
}

export const StaysUnderThePointer: Story = {
  play: async (context) => {
    await context.userEvent.hover(context.canvas.getByRole('button'))
    await shown(context)
    await context.userEvent.hover(tip(context))
    await pause(400)
    await expect(tip(context)).toBeVisible()
    await context.userEvent.unhover(tip(context))
    await gone(context)
  },
}

/** One that is pointed at afterwards: once it is shown, the first would have been as well. */
const withAnother: Story['render'] = (args) => (
  <div className="ks-cluster">
    <Tooltip {...args} />
    <Tooltip
      text="Syns bara för dig"
      trigger={(control) => <IconButton {...control} label="Spara" icon={<HeartIcon size={24} />} />}
    />
  </div>
)
const buttons = ({ canvas }: Context) =>
  [
    canvas.getByRole('button', { name: 'Skriv ut presentkvitto' }),
    canvas.getByRole('button', { name: 'Spara' }),
  ] as const

export const PassingPointerSetsNothingOff: Story = {
  render: withAnother,
  play: async (context) => {
    const [button, other] = buttons(context)
    await context.userEvent.hover(button)
    await context.userEvent.unhover(button)
    await context.userEvent.hover(other)
    await shown(context, 1)
    await expect(tip(context)).not.toBeVisible()
  },
}

export const FingerNeverSeesIt: Story = {
  render: withAnother,
  play: async (context) => {
    press.mockClear()
    const [button, other] = buttons(context)
    await context.userEvent.pointer({ keys: '[TouchA]', target: button })
    await context.userEvent.hover(other)
    await shown(context, 1)
    await expect(tip(context)).not.toBeVisible()
    await expect(press).toHaveBeenCalledOnce()
  },
}

export const NameForThoseWhoSee: Story = {
  args: {
    kind: 'name',
    text: 'Spara som favorit',
    trigger: (control) => (
      <IconButton {...control} label="Spara som favorit" variant="outlined" icon={<HeartIcon size={24} />} />
    ),
  },
  play: async (context) => {
    await context.userEvent.tab()
    await shown(context)
    await expect(context.canvas.getByRole('button', { name: 'Spara som favorit' })).not.toHaveAttribute(
      'aria-describedby',
    )
    await expect(context.canvas.queryByRole('tooltip')).toBeNull()
  },
}

export const Below: Story = {
  args: { side: 'bottom' },
  play: async (context) => {
    await context.userEvent.tab()
    await shown(context)
    const top = tip(context).getBoundingClientRect().top
    await expect(top - context.canvas.getByRole('button').getBoundingClientRect().bottom).toBe(8)
  },
}

export const FlipsAtTheEdge: Story = {
  decorators: [(Story) => <div style={{ position: 'fixed', inset: '0 0 auto auto' }}>{Story()}</div>],
  play: async (context) => {
    await context.userEvent.tab()
    await shown(context)
    const box = tip(context).getBoundingClientRect()
    await expect(box.top).toBeGreaterThanOrEqual(context.canvas.getByRole('button').getBoundingClientRect().bottom)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongText: Story = {
  args: { text: 'Presentkvittoutskrift utan priser, med bytesrätt till och med trettonde januari i alla butiker' },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await context.userEvent.tab()
    await shown(context)
    const { left, right } = tip(context).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="Din order" onClose={press}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async (context) => {
    press.mockClear()
    context.canvas.getByRole('button', { name: 'Skriv ut presentkvitto' }).focus()
    await context.userEvent.tab({ shift: true })
    await context.userEvent.tab()
    await shown(context)
    await context.userEvent.keyboard('{Escape}')
    await gone(context)
    await expect(press).not.toHaveBeenCalled()
  },
}
