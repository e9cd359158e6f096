import { USP_FLAGS } from '@klarsikt/core/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { UspList } from './usp-list.js'

const meta = {
  title: 'Commerce/USP list',
  component: UspList,
  args: { usps: ['fastDelivery', 'withdrawal30', 'freeAdjustments'] },
  parameters: guide({
    purpose: 'Two to four promises next to the buy button, or one row of them under the header.',
    do: [
      'Use the names of the known promises, so that the words are the same all over the shop.',
      'Put what matters to this article first: the right of withdrawal for a frame, safety for contact lenses.',
    ],
    dont: [
      'Do not list more than four by a button; a fifth is not read.',
      'Do not promise what the terms do not: every line here is an agreement.',
    ],
  }),
} satisfies Meta<typeof UspList>
export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const Row: Story = { args: { layout: 'row' } }
export const AllEight: Story = { args: { usps: USP_FLAGS } }
export const One: Story = { args: { usps: ['freeReturn'] } }
export const OwnTexts: Story = {
  args: {
    usps: [
      'withdrawal90',
      'Putsduk och fodral ingår',
      'Specialistoptikerkontrollerad slipning av progressiva glas i vår egen glasverkstad i Ängelholm',
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <UspList {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <UspList {...args} />
    </div>
  ),
}
export const English: Story = {
  args: { usps: USP_FLAGS, layout: 'row' },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <UspList {...args} />
      </div>
    </LocaleProvider>
  ),
}
