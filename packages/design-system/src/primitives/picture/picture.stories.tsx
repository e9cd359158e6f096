import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { framePicture, pictures } from '../../testing/articles.js'
import { guide } from '../../testing/guide.js'
import { Picture } from './picture.js'

const frame = framePicture('#3b2a20')
const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { src: pictures('#3b2a20'), ratio: 1.6, sizes: '320px' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  parameters: guide({
    purpose: 'One picture in as many sizes as there are, so that each screen fetches the smallest that is sharp on it.',
    do: [
      'Give `sizes` as wide as it is really shown, and `ratio` so that the page does not move when it comes.',
      'Set `priority` on the one main picture of a page.',
      'Leave `alt` empty when the name is right next to it.',
    ],
    dont: [
      'Set `priority` on a row of cards.',
      'Put words in a picture: they cannot be read aloud, translated or made larger.',
    ],
  }),
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

/** Every width is offered: 75, 145, 285, 570 and 1180 px [MEDIA-001, MEDIA-007]. */
export const AllSizes: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Bågen rakt framifrån' })
    await expect([...image.srcset.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]))).toEqual([
      75, 145, 285, 570, 1180,
    ])
    const box = image.getBoundingClientRect()
    await expect(Math.abs(box.width / box.height - 1.6)).toBeLessThan(0.02)
  },
}
export const UpToSmall: Story = {
  args: { largest: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('srcset', expect.stringMatching(/145w$/))
  },
}
export const OneAddress: Story = { args: { src: frame, alt: 'Bågen rakt framifrån' } }
export const Decoration: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('presentation')).toBeVisible()
  },
}
export const Main: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}
/** Renders nothing, not even a frame [MEDIA-006]. */
export const NoAddress: Story = {
  args: { src: 'not a url' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('picture')).toBeNull()
  },
}
/** The alternative text replaces the picture, and its place is reserved. */
export const CouldNotBeFetched: Story = {
  args: { src: 'data:image/png;base64,AAAA', alt: 'Linnea Rund i havanna, rakt framifrån' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: /Linnea Rund/ })
    await waitFor(() => expect(image.complete && image.naturalWidth).toBe(0))
    await expect(image.closest('picture')?.getBoundingClientRect().height).toBe(200)
  },
}
export const Square: Story = {
  args: { ratio: 1 },
  render: (args) => (
    <div
      style={
        {
          '--ks-picture-fit': 'cover',
          '--ks-picture-radius': '50%',
          '--ks-picture-bg': 'var(--ks-color-bg-media)',
        } as object
      }
    >
      <Picture {...args} />
    </div>
  ),
}
