import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { FrameMeasures } from './frame-measures.js'

const measures = { totalWidth: 138, lensWidth: 49, noseBridge: 21, lensHeight: 43, templeLength: 145 }
const meta = {
  title: 'Commerce/Frame measures',
  component: FrameMeasures,
  args: { measures, weight: 24 },
  parameters: guide({
    purpose:
      'How large a frame is: drawn to scale, in a list, and as it is printed on the temple of one’s own glasses.',
    do: [
      'Hand in the specification as it is; what is null is left out of the drawing and of the list.',
      'Give the drawing of the frame itself as svg where there is one.',
    ],
    dont: [
      'Do not round the measures: two millimetres are the difference between a fit and a return.',
      'Do not hide the list; the drawing is not read by screen readers.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FrameMeasures>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(6)
    await expect(canvas.getByText(/skalmens insida/)).toHaveTextContent('49, 21, 145')
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const Round: Story = { args: { outline: 'round', measures: { ...measures, lensHeight: 47 } } }
export const Angular: Story = { args: { outline: 'angular', measures: { ...measures, lensWidth: 54, lensHeight: 32 } } }
export const Child: Story = {
  args: { measures: { totalWidth: 118, lensWidth: 42, noseBridge: 15, lensHeight: 34, templeLength: 120 }, weight: 11 },
}
export const SomeUnknown: Story = {
  args: { measures: { ...measures, totalWidth: null, lensHeight: null, templeLength: null }, weight: null },
}
/** The drawing would need invented proportions without the width of a lens, so there is only the list. */
export const NoDrawing: Story = { args: { measures: { ...measures, lensWidth: null } } }
/** Lines have the colour of the text. Front and lenses have the colours that the theme defines. */
export const OwnDrawing: Story = {
  args: {
    svg: `<svg viewBox="0 0 150 62" stroke="currentColor" stroke-width="1.4"><path d="M4 8h62q9 6 18 0h62v14q-2 34-36 34h-8q-20 0-23-26-4-8-8 0-3 26-23 26h-8Q6 56 4 22Z" fill="var(--ks-drawing-frame, #fff)"/><path d="M12 15h48q4 30-16 34h-6Q14 49 12 15ZM90 15h48q-2 34-26 34h-6q-20-4-16-34Z" fill="var(--ks-drawing-lens, #fff)"/></svg>`,
  },
}
export const OwnDrawingInTheDark: Story = {
  ...OwnDrawing,
  play: async ({ canvasElement }) => {
    // White shapes with white lines would be invisible.
    for (const shape of canvasElement.querySelectorAll('path'))
      await expect(getComputedStyle(shape).fill).not.toBe('rgb(255, 255, 255)')
  },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ background: 'var(--ks-color-bg-page)', color: 'var(--ks-color-text-default)' }}>
        {Story()}
      </div>
    ),
  ],
}
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <FrameMeasures {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <FrameMeasures {...args} />
    </div>
  ),
}
export const English: Story = {
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <FrameMeasures {...args} />
      </div>
    </LocaleProvider>
  ),
}
