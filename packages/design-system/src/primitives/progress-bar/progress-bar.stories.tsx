import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { ProgressBar, RouteProgress } from './progress-bar.js'

const meta = {
  title: 'Primitives/Progress bar',
  component: ProgressBar,
  args: { label: 'Fri frakt', value: 250, maximum: 499, valueText: '249 kr kvar till fri frakt' },
  parameters: guide({
    purpose:
      'How far something has come, in words and as a bar. RouteProgress is the orange line at the top of the page while a route changes.',
    do: [
      'Say the value in words people count in: kronor left, files done, not only per cent.',
      'Show the words as well unless they are right next to it already.',
      'Render RouteProgress once in the shell and let the router decide when it is there.',
    ],
    dont: [
      'For steps of a wizard: the stepper names them.',
      'Guess a value. Leave it out and the bar shows only that something is going on.',
    ],
  }),
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Bare: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Fri frakt' })
    await expect(bar).toHaveAttribute('aria-valuetext', '249 kr kvar till fri frakt')
    const filled = bar.firstElementChild?.getBoundingClientRect().width ?? 0
    await expect(Math.round((filled / bar.clientWidth) * 100)).toBe(50)
  },
}
export const WithText: Story = { args: { showText: true } }
export const Percent: Story = {
  args: { label: 'Laddar upp intyget', value: 3, maximum: 8, valueText: undefined, showText: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('38 %')).toBeVisible()
  },
}
export const Empty: Story = { args: { value: 0, valueText: '499 kr kvar till fri frakt', showText: true } }
export const Reached: Story = { args: { value: 612, valueText: 'Du har fri frakt', showText: true, tone: 'success' } }
export const Stopped: Story = {
  args: { label: 'Laddar upp intyget', value: 5, maximum: 8, valueText: 'Avbröts', showText: true, tone: 'danger' },
}
export const Unknown: Story = {
  args: { label: 'Söker lediga tider', value: undefined, valueText: 'Vi frågar alla butiker nära dig', showText: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
export const LongWords: Story = {
  args: {
    label: 'Terminalglasögonrekvisitionsuppladdning',
    valueText: 'Arbetsgivarintygsbehandlingen är nästan klar',
    showText: true,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
export const RightToLeft: Story = {
  args: { showText: true },
  render: (args) => (
    <div dir="rtl">
      <ProgressBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar').getBoundingClientRect()
    const fill = canvas.getByRole('progressbar').firstElementChild?.getBoundingClientRect()
    await expect(Math.abs((fill?.right ?? 0) - bar.right)).toBeLessThan(2)
  },
}
/** Orange and 3 px high [CHROME-031]. */
export const Route: Story = {
  render: () => <RouteProgress active />,
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole('progressbar', { name: 'Laddar …' }))
    await expect(look.height).toBe('3px')
    await expect(look.backgroundColor).toBe('rgb(233, 105, 44)')
  },
}
/** A failed or cancelled navigation ends it like a successful one [CHROME-027, CHROME-028]. */
export const RouteEnds: Story = {
  render: function Navigation() {
    const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
    return (
      <div className="ks-stack">
        <RouteProgress active={state === 'loading'} />
        <div className="ks-cluster">
          <Button onClick={() => setState('loading')}>Visa glasögon</Button>
          <Button variant="secondary" onClick={() => setState('idle')}>
            Avbryt
          </Button>
          <Button variant="secondary" onClick={() => setState('failed')}>
            Låt den misslyckas
          </Button>
        </div>
        {state === 'failed' && <p role="alert">Sidan kunde inte visas.</p>}
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    for (const end of ['Avbryt', 'Låt den misslyckas']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Visa glasögon' }))
      await expect(canvas.getByRole('progressbar')).toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: end }))
      await expect(canvas.queryByRole('progressbar')).toBeNull()
    }
  },
}
