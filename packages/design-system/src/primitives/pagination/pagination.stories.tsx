import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.js'
import { Stepper } from '../stepper/stepper.js'
import { Pagination } from './pagination.js'

const meta = {
  title: 'Primitives/Pagination, breadcrumbs, steps',
  component: Pagination,
  args: { page: 5, pageCount: 12, href: (page: number) => `?sida=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sida 5' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Nästa sida' })).toHaveAttribute('href', '?sida=6')
  },
}
export const First: Story = { args: { page: 1, pageCount: 3 } }
export const Trail: Story = {
  render: () => (
    <Breadcrumbs
      items={[
        { label: 'Start', href: '/' },
        { label: 'Glasögon', href: '/glasögon' },
        { label: 'Linnea Rund', href: '/glasögon/linnea-rund' },
      ]}
    />
  ),
}
export const Steps: Story = {
  render: () => (
    <Stepper
      label="Kassan"
      current="delivery"
      steps={[
        { id: 'contact', name: 'Kontaktuppgifter', href: '/kassan' },
        { id: 'delivery', name: 'Leverans' },
        { id: 'payment', name: 'Betalning' },
      ]}
    />
  ),
}
