import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { VisuallyHidden } from './visually-hidden.js'

const meta = {
  title: 'Primitives/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Ordinarie pris' },
  parameters: guide({
    purpose:
      'Words that only make sense, or are only needed, when the page is listened to: what a crossed-out price is.',
    do: [
      'Use it for what the eye gets from place and form.',
      'Place it inside the thing it speaks of, which is `position: relative`.',
    ],
    dont: [
      'Hide what everybody needs. If it is worth saying it is mostly worth showing.',
      'Put anything in it that takes focus: the ring would be nowhere. The skip link shows itself instead.',
    ],
  }),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const InSentence: Story = {
  render: (args) => (
    <p style={{ position: 'relative' }}>
      <VisuallyHidden {...args} /> <s>1 495 kr</s> <VisuallyHidden>Nu</VisuallyHidden> 995 kr
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ordinarie pris/).closest('p')).toHaveTextContent('Ordinarie pris 1 495 kr Nu 995 kr')
    const box = canvas.getByText('Ordinarie pris').getBoundingClientRect()
    await expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(1)
  },
}
/** A text that names or describes another element by its id. */
export const AsDescription: Story = {
  args: { id: 'price-note', children: 'Priset gäller per månad' },
  render: (args) => (
    <p style={{ position: 'relative' }}>
      <button type="button" aria-describedby={args.id}>
        Prenumerera för 99 kr
      </button>
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Priset gäller per månad')
  },
}
/** Takes no space and never makes a page scroll sideways. */
export const LongText: Story = {
  args: { children: 'Arbetsplatsoptikerföretagsrekvisitionshandläggning '.repeat(12) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
