import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Spinner } from './spinner.js'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: guide({
    purpose: 'Something is going on for an unknown time: a payment at the bank, a code from BankID.',
    do: [
      'Put words next to it that name what is being waited for, and empty its own label then.',
      'Use it in small places: in a button, in a line, in a field.',
    ],
    dont: [
      'Where content will appear: a skeleton keeps its place.',
      'Where the progress is known: use a progress bar.',
      'Over the whole page.',
    ],
  }),
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Laddar …' })).toBeVisible()
  },
}
export const WithWords: Story = {
  args: { label: '' },
  render: (args) => (
    <p className="ks-cluster" role="status">
      <Spinner {...args} /> Vi väntar på svar från din bank.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Vi väntar på svar från din bank.')
  },
}
/** It has the size and colour of the text around it. */
export const Sizes: Story = {
  render: () => (
    <div className="ks-cluster">
      <span style={{ fontSize: '0.875rem' }}>
        <Spinner />
      </span>
      <span style={{ fontSize: '2rem', color: 'var(--ks-color-text-link)' }}>
        <Spinner />
      </span>
      <span style={{ '--ks-spinner-size': '64px', '--ks-spinner-thickness': '4px' } as object}>
        <Spinner />
      </span>
    </div>
  ),
}
export const English: Story = {
  render: () => (
    <LocaleProvider locale="en-GB" texts={en}>
      <Spinner />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading …' })).toBeVisible()
  },
}
