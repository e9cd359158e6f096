import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { article, part, pictures } from '../../testing/articles.js'
import { ProductCard, ProductCardSkeleton } from './product-card.js'

const meta = {
  title: 'Commerce/Product card',
  component: ProductCard,
  args: { article: article() },
  decorators: [
    (Story, { parameters }) => <div style={{ maxInlineSize: parameters['wide'] ? undefined : 320 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ordinary: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Linnea Rund' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '/glasögon/linnea-rund-100123')
  },
}

export const Campaign: Story = {
  args: {
    article: article({
      flags: [{ text: 'Kampanj', color: 'Orange' }],
      price: {
        unit: part({ isCampaign: true, amount: 995, ordinaryPrice: 1495 }),
        subscription: part({ publicationStatus: 0 }),
      },
      lowestPrice30: 1195,
    }),
  },
}

export const OutOfStock: Story = {
  args: {
    article: article({
      flags: [{ text: 'Slutsåld', color: 'Black' }],
      price: { unit: part({ publicationStatus: 30 }), subscription: part({ publicationStatus: 0 }) },
    }),
  },
}

export const InStoreStaff: Story = {
  args: {
    store: true,
    article: article({ price: { unit: part(), subscription: part({ amount: 99.5, ordinaryPrice: 99.5 }) } }),
  },
}

export const LoadedById: Story = {
  args: { article: null, id: 7, load: async () => article({ id: 7, name: 'Hämtad på id' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hämtad på id' })).toBeVisible()
  },
}

export const Loading: Story = { render: () => <ProductCardSkeleton /> }

export const Grid: Story = {
  parameters: { wide: true },
  render: () => (
    <ul className="ks-product-grid">
      {['Linnea Rund', 'Alva Kattöga', 'Björk Rektangel med ett långt namn', 'Fjäll Pilot'].map((name, index) => (
        <li key={name}>
          <ProductCard
            article={article({
              id: index,
              name,
              medias: [pictures(['#3b2a20', '#1f5a86', '#17211e', '#a63f0c'][index] ?? '#000'), pictures('#777', true)],
              ...(index === 1 && {
                flags: [{ text: 'Kampanj', color: 'Orange' as const }],
                lowestPrice30: 1195,
                price: { unit: part({ isCampaign: true, amount: 995 }), subscription: part({ publicationStatus: 0 }) },
              }),
              ...(index === 2 && {
                price: {
                  unit: part({ fromPrice: 895, publicationStatus: 40 }),
                  subscription: part({ publicationStatus: 0 }),
                },
                flags: [],
              }),
            })}
          />
        </li>
      ))}
    </ul>
  ),
}
