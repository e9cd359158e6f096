import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Flag, FlagList } from './flag.js'

const meta = {
  title: 'Primitives/Flag',
  component: Flag,
  args: { text: 'Nyhet', color: 'Blue' },
  parameters: guide({
    purpose: 'Why this product is worth a second look, on its picture: news, a campaign, only online.',
    do: [
      'Blue for news, orange for campaigns, black for everything else.',
      'Two words at most, and two flags at most on a card.',
    ],
    dont: [
      'Make other colours: the catalogue knows these three, and the type takes no other.',
      'For the state of an order or an invoice: that is a badge.',
    ],
  }),
} satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

export const Blue: Story = {}
export const Orange: Story = { args: { text: 'Kampanj', color: 'Orange' } }
export const Black: Story = { args: { text: 'Endast online', color: 'Black' } }
export const List: Story = {
  render: () => (
    <FlagList
      flags={[
        { text: 'Nyhet', color: 'Blue' },
        { text: 'Kampanj', color: 'Orange' },
        { text: 'Endast online', color: 'Black' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const flags = canvas.getAllByRole('listitem').map((item) => item.firstElementChild)
    const colours = flags.map((flag) => flag && getComputedStyle(flag).backgroundColor)
    await expect(new Set(colours).size).toBe(3)
  },
}
export const OnPicture: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240, padding: 12, aspectRatio: '1.6', background: 'var(--ks-color-bg-media)' }}>
      <FlagList flags={[args, { text: '2 för 1', color: 'Orange' }]} />
    </div>
  ),
}
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 150 }}>
      <FlagList
        flags={[
          { text: 'Skidglasögonkampanjpris', color: 'Orange' },
          { text: 'Fotokromatiskt progressivglas ingår', color: 'Black' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem'))
      await expect(item.getBoundingClientRect().width).toBeLessThanOrEqual(150)
  },
}
