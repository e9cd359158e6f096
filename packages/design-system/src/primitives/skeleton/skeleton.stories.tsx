import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Skeleton } from './skeleton.js'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { width: 240, height: 24 },
  parameters: guide({
    purpose:
      'Reserves the place of what is loading, in its final size, so that the page does not move when it arrives.',
    do: [
      'Build it from the same boxes as the finished thing: same ratio, same number of lines.',
      'Set `aria-busy` on the region that loads; the grey boxes say nothing to screen readers.',
      'Trust the delay: under 150 ms nothing is seen at all.',
    ],
    dont: [
      'After a press of a button: the button itself shows that it is busy.',
      'For more than a screenful; what is further down is not waited for.',
    ],
  }),
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden]')
    await expect(box?.getBoundingClientRect()).toMatchObject({ width: 240, height: 24 })
  },
}
export const Picture: Story = { args: { height: undefined, width: '100%', ratio: 1.6 } }
export const Portrait: Story = { args: { shape: 'circle', height: undefined, width: 64 } }
/** The lines are exactly as tall as the text that comes. */
export const Lines: Story = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <div data-testid="waiting">
        <Skeleton lines={3} />
      </div>
      <p data-testid="there">
        Bågen väger 18 gram.
        <br />
        Den är gjord av titan.
        <br />
        Skalmarna är böjda.
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const [waiting, there] = ['waiting', 'there'].map((id) => canvas.getByTestId(id).getBoundingClientRect().height)
    await expect(Math.abs((waiting ?? 0) - (there ?? 99))).toBeLessThan(1)
  },
}
export const Card: Story = {
  render: () => (
    <div aria-busy="true" className="ks-stack" style={{ inlineSize: 240 }}>
      <Skeleton ratio={1.6} />
      <Skeleton lines={2} />
      <Skeleton width="40%" height={24} />
    </div>
  ),
}
/** Invisible at 149 ms, visible at 151 ms. */
export const NotUnder150: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[aria-hidden]')
    if (!box) throw new Error('There is no skeleton')
    const seenAt = (milliseconds: number) => {
      for (const animation of box.getAnimations()) {
        animation.pause()
        animation.currentTime = milliseconds
      }
      return Number(getComputedStyle(box).opacity)
    }
    await expect(seenAt(149)).toBe(0)
    await expect(seenAt(151)).toBeGreaterThan(0.9)
  },
}
export const Themed: Story = {
  render: (args) => (
    <div style={{ '--ks-skeleton-bg': 'var(--ks-color-bg-tint)', '--ks-skeleton-radius': '999px' } as object}>
      <Skeleton {...args} />
    </div>
  ),
}
