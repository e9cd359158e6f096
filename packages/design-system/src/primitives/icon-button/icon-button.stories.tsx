import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CloseIcon, MenuIcon, SearchIcon } from '../../icons/action.js'
import { BagIcon } from '../../icons/shop.js'
import { guide } from '../../testing/guide.js'
import { CountBadge } from '../badge/badge.js'
import { IconButton, IconLink } from './icon-button.js'

const meta = {
  title: 'Primitives/Icon button',
  component: IconButton,
  args: { label: 'Stäng', icon: <CloseIcon size={24} />, onClick: fn() },
  parameters: guide({
    purpose: 'A button without visible words, for the few pictures everybody knows: close, menu, search, cart, arrows.',
    do: [
      'Write the label as the action, with what it acts on when there are several: "Ta bort Linnea Rund".',
      'Put the count of a badge into the label as well: "Varukorg, 3 varor".',
      'Use raised over pictures, outlined next to fields, plain everywhere else.',
    ],
    dont: ['Invent a picture for something rare; use a Button with words.', 'Make it smaller than 44 px.'],
  }),
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Stäng' })
    const box = button.getBoundingClientRect()
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Outlined: Story = { args: { variant: 'outlined' } }
export const Raised: Story = { args: { variant: 'raised' } }
export const Disabled: Story = {
  render: (args) => (
    <div className="ks-cluster">
      <IconButton {...args} disabled />
      <IconButton {...args} disabled variant="outlined" />
      <IconButton {...args} disabled variant="raised" />
    </div>
  ),
}
export const WithCount: Story = {
  args: { label: 'Varukorg, 3 varor', icon: <BagIcon size={24} />, badge: <CountBadge count={3} maximum={9} /> },
}
export const WithMoreThanNine: Story = {
  args: { label: 'Varukorg, 12 varor', icon: <BagIcon size={24} />, badge: <CountBadge count={12} maximum={9} /> },
}
export const AsLink: Story = {
  render: () => <IconLink href="/sok" label="Sök" icon={<SearchIcon size={24} />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sök' })).toHaveAttribute('href', '/sok')
  },
}
export const InARow: Story = {
  render: () => (
    <div style={{ display: 'flex' }}>
      <IconButton label="Meny" icon={<MenuIcon size={24} />} />
      <IconButton label="Sök" icon={<SearchIcon size={24} />} />
      <IconButton label="Varukorg, tom" icon={<BagIcon size={24} />} />
    </div>
  ),
}
export const ThemedByProperties: Story = {
  args: { variant: 'raised' },
  decorators: [
    (Story) => (
      <div
        style={
          {
            '--ks-icon-button-size': '56px',
            '--ks-icon-button-bg': 'var(--ks-color-action-bg)',
            '--ks-icon-button-fg': 'var(--ks-color-action-fg)',
          } as React.CSSProperties
        }
      >
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(56)
  },
}
