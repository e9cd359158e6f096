import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProductCard } from '../../commerce/product-card/product-card.js'
import { article } from '../../testing/articles.js'
import { Carousel } from './carousel.js'

const names = ['Linnea', 'Alva', 'Björk', 'Fjäll', 'Tuva', 'Sol', 'Hav', 'Ljung']
const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: {
    title: 'Rekommenderat för dig',
    children: names.map((name, id) => <ProductCard key={name} article={article({ id, name })} />),
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Rekommenderat för dig' })).toBeVisible()
    const next = await canvas.findByRole('button', { name: 'Visa nästa' })
    await expect(canvas.getByRole('button', { name: 'Visa föregående' })).toBeDisabled()
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Visa föregående' })).toBeEnabled())
  },
}
export const Few: Story = {
  args: { children: [<ProductCard key="one" article={article()} />] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Visa nästa' })).toBeNull()
  },
}
