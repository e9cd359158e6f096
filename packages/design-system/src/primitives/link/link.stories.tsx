import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArrowRightIcon } from '../../icons/action.js'
import { Link } from './link.js'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/köpvillkor', children: 'köpvillkoren' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = { decorators: [(Story) => <p>Läs {Story()} innan du beställer.</p>] }
export const Standalone: Story = {
  args: {
    variant: 'standalone',
    children: (
      <>
        Visa alla glasögon <ArrowRightIcon />
      </>
    ),
  },
}
export const External: Story = {
  args: { external: true, href: 'https://www.konsumentverket.se', children: 'Konsumentverket' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Konsumentverket (Öppnas i en ny flik)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  },
}
