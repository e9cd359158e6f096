import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '../skeleton/skeleton.js'
import { SkipLink } from '../skip-link/skip-link.js'
import { Spinner } from '../spinner/spinner.js'
import { ProgressBar, RouteProgress } from './progress-bar.js'

const meta = { title: 'Primitives/Progress', component: RouteProgress, args: { active: true } } satisfies Meta<
  typeof RouteProgress
>
export default meta
type Story = StoryObj<typeof meta>

/** Orange and 3 px high [CHROME-031]. */
export const Route: Story = {
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole('progressbar'))
    await expect(look.height).toBe('3px')
    await expect(look.backgroundColor).toBe('rgb(233, 105, 44)')
  },
}
export const Meter: Story = {
  render: () => <ProgressBar value={250} maximum={499} label="Fri frakt" valueText="249 kr kvar till fri frakt" />,
}
export const Waiting: Story = {
  render: () => (
    <div className="ks-cluster">
      <Spinner /> <Skeleton width={240} height={24} />
    </div>
  ),
}
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main">
        <h1>Glasögon</h1>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
