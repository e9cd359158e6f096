import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../primitives/button/button.js'
import { Popover, type PopoverTriggerProps } from '../primitives/popover/popover.js'
import { Tooltip, type TooltipTriggerProps } from '../primitives/tooltip/tooltip.js'
import { speakAsToOldBrowsers } from './without-popovers.js'

const popoverTrigger = (button: PopoverTriggerProps) => <Button {...button}>Vad är PD?</Button>
const tooltipTrigger = (control: TooltipTriggerProps) => <Button {...control}>Skriv ut</Button>

function Boxes() {
  return (
    <main style={{ minBlockSize: 320 }}>
      <h1>Utan popover</h1>
      <Popover title="Pupillavstånd" trigger={popoverTrigger}>
        <p>Avståndet mellan pupillerna i millimeter.</p>
      </Popover>
      <Tooltip text="Skrivs ut på A4" trigger={tooltipTrigger} />
    </main>
  )
}

const meta = {
  title: 'Foundations/Old browsers',
  component: Boxes,
  // The stories only run as tests. Each test file has its own window, from which this one removes popovers.
  tags: ['!dev', '!autodocs'],
  beforeEach: () => speakAsToOldBrowsers(),
} satisfies Meta<typeof Boxes>
export default meta
type Story = StoryObj<typeof meta>

export const PopoverByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect('showPopover' in HTMLElement.prototype).toBe(false)
    const trigger = canvas.getByRole('button', { name: 'Vad är PD?' })
    await expect(canvas.queryByRole('dialog')).toBeNull()
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const box = await canvas.findByRole('dialog', { name: 'Pupillavstånd' })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(trigger.getBoundingClientRect().bottom)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const PopoverByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Vad är PD?' })
    await userEvent.click(trigger)
    await canvas.findByRole('dialog')
    await userEvent.click(trigger)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(trigger)
    await canvas.findByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: 'Stäng' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(trigger)
    await canvas.findByRole('dialog')
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const TooltipByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    const tip = await canvas.findByRole('tooltip')
    await waitFor(() => expect(tip).toBeVisible())
    await expect(tip).toHaveTextContent('Skrivs ut på A4')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
  },
}
