import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CloseIcon } from '../../icons/action.js'
import { BagIcon } from '../../icons/shop.js'
import { CountBadge } from '../badge/badge.js'
import { IconButton } from './icon-button.js'

const meta = {
  title: 'Primitives/Icon button',
  component: IconButton,
  args: { label: 'Stäng', icon: <CloseIcon size={24} /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: 'Stäng' }).getBoundingClientRect()
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  },
}
export const Outlined: Story = { args: { variant: 'outlined' } }
export const Raised: Story = { args: { variant: 'raised' } }
export const WithCount: Story = {
  args: { label: 'Varukorg, 12 varor', icon: <BagIcon size={24} />, badge: <CountBadge count={12} maximum={9} /> },
}
