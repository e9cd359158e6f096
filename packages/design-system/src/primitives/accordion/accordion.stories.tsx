import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { Accordion, type AccordionProps } from './accordion.js'

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    headingLevel: 3,
    onOpenChange: fn(),
    items: [
      { id: 'return', title: 'Hur returnerar jag?', content: <p>Skicka tillbaka inom 30 dagar, frakten är fri.</p> },
      { id: 'time', title: 'När kommer mina glasögon?', content: <p>Med slipade glas efter 5–8 vardagar.</p> },
      { id: 'fit', title: 'Om de inte passar?', content: <p>Kom in i en butik, så justerar vi dem gratis.</p> },
    ],
  },
  parameters: guide({
    purpose:
      'Titles that open their text one at a time: questions and answers, where one is read and the rest passed over.',
    do: [
      'Write titles that describe what is inside, as a question the reader has.',
      'Choose the heading level that follows the heading above.',
      'Use Disclosure where several should be open together.',
    ],
    dont: [
      'Hide what everybody needs: prices, terms, errors.',
      'Put a form into one; opening another would hide what was typed.',
      'Nest one in another.',
    ],
  }),
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const AllClosed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await expect(canvas.getByText(/frakten är fri/)).not.toBeVisible()
  },
}
export const OneOpen: Story = {
  args: { defaultOpen: 'time' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/5–8 vardagar/)).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const OneAtATimeByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const first = canvas.getByText('Hur returnerar jag?').closest('summary')
    await expect(first).toHaveFocus()
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    // The browser makes this click of Enter and Space; it does not answer the key press of a script.
    first?.click()
    await waitFor(() => expect(canvas.getByText(/frakten är fri/)).toBeVisible())
    await userEvent.tab()
    const second = canvas.getByText('När kommer mina glasögon?').closest('summary')
    await expect(second).toHaveFocus()
    second?.click()
    await waitFor(() => expect(canvas.getByText(/5–8 vardagar/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/frakten är fri/)).not.toBeVisible())
    second?.click()
    await waitFor(() => expect(canvas.getByText(/5–8 vardagar/)).not.toBeVisible())
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, 'return')
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, 'time')
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(3, null)
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3)
  },
}

export const OpenedByTheBrowsersSearch: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const found = canvasElement.querySelectorAll('details')[2]
    // What the browser does when its search finds a word inside.
    if (found) found.open = true
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith('fit'))
    await expect(canvas.getByText(/justerar vi dem gratis/)).toBeVisible()
  },
}

function Owned(props: AccordionProps) {
  const [open, setOpen] = useState<string | null>('return')
  return (
    <div className="ks-stack">
      <div className="ks-cluster">
        <Button size="small" variant="secondary" onClick={() => setOpen('fit')}>
          Visa passform
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpen(null)}>
          Stäng allt
        </Button>
      </div>
      <Accordion {...props} open={open} />
    </div>
  )
}
export const OwnerDecides: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText(/frakten är fri/)).toBeVisible()
    await userEvent.click(canvas.getByText('När kommer mina glasögon?'))
    await expect(args.onOpenChange).toHaveBeenCalledWith('time')
    await expect(canvas.getByText(/5–8 vardagar/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Visa passform' }))
    await waitFor(() => expect(canvas.getByText(/justerar vi dem gratis/)).toBeVisible())
    await expect(canvas.getByText(/frakten är fri/)).not.toBeVisible()
    const refused = canvasElement.querySelectorAll('details')[1]
    if (refused) refused.open = true
    await waitFor(() => expect(refused).not.toHaveAttribute('open'))
    await waitFor(() => expect(canvas.getByText(/justerar vi dem gratis/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Stäng allt' }))
    await waitFor(() => expect(canvas.getByText(/justerar vi dem gratis/)).not.toBeVisible())
  },
}

export const SingleItem: Story = {
  args: { items: [{ id: 'a', title: 'Mått', content: <p>138 mm</p> }] },
}
export const LongText: Story = {
  args: {
    defaultOpen: 'a',
    items: [
      {
        id: 'a',
        title: 'Hur går synundersökningsbokning och progressivglasrådgivning till i era butiker?',
        content: <p>{'Terminalglasögonförskrivning kräver en synundersökning på plats. '.repeat(8)}</p>,
      },
      { id: 'b', title: 'Kort', content: <p>Svar.</p> },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeft: Story = {
  args: { defaultOpen: 'return' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Hur returnerar jag?').closest('summary')
    const icon = summary?.querySelector('svg')?.getBoundingClientRect()
    await expect(icon?.left).toBeCloseTo(summary?.getBoundingClientRect().left ?? NaN, 0)
  },
}
