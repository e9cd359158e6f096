import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { framePicture } from '../../testing/articles.js'
import { guide } from '../../testing/guide.js'
import { SAMPLE_FILM } from '../video/sample-film.js'
import { Media } from './media.js'

const src = framePicture('#3b2a20')
const film = { kind: 'video', sources: [SAMPLE_FILM], poster: src } as const
const meta = {
  title: 'Primitives/Media',
  component: Media,
  args: { media: { kind: 'image', src, alt: 'Bågen rakt framifrån', ratio: 1.6 } },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  parameters: guide({
    purpose: 'A picture or a film, whichever the editor has put there: on content pages, campaigns, category heads.',
    do: [
      'Hand on the ratio whenever it is known; without it the page moves when the file comes.',
      'Give films a label.',
    ],
    dont: [
      'Use it where it is always a picture: Picture is smaller and knows about sizes.',
      'Put text in the film that is nowhere else on the page: it plays without sound and may not play at all.',
    ],
  }),
} satisfies Meta<typeof Media>
export default meta
type Story = StoryObj<typeof meta>

export const Image: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bågen rakt framifrån' })).toBeVisible()
  },
}
export const ImageWithoutRatio: Story = { args: { media: { kind: 'image', src, alt: 'Bågen rakt framifrån' } } }
export const Film: Story = {
  args: { media: { ...film, ratio: 1.6 }, label: 'Bågen vrids från sida till sida' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Bågen vrids från sida till sida').getBoundingClientRect()
    await expect(Math.abs(box.width / box.height - 1.6)).toBeLessThan(0.02)
  },
}
export const FilmWithoutRatio: Story = { args: { media: film, label: 'Bågen vrids från sida till sida' } }
/** The browser takes the first format that it supports [MEDIA-002]. */
export const FilmInTwoFormats: Story = {
  args: {
    media: {
      ...film,
      ratio: 1.6,
      sources: [{ src: 'data:video/x-unknown;base64,AAAA', type: 'video/x-unknown' }, SAMPLE_FILM],
    },
    label: 'Bågen vrids från sida till sida',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('source')).toHaveLength(2)
  },
}
export const NoAddress: Story = {
  args: { media: { kind: 'image', src: 'not a url', alt: '' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('picture, video')).toBeNull()
  },
}
