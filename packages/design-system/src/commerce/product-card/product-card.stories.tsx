import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { Button } from '../../primitives/button/button.js'
import { article, colour, part, pictures } from '../../testing/articles.js'
import { guide } from '../../testing/guide.js'
import { type ArticleLoader, type CardArticle, ProductCard, ProductCardSkeleton } from './product-card.js'

const noSubscription = part({ publicationStatus: 0 })
const priced = (over: Parameters<typeof part>[0]) => ({ unit: part(over), subscription: noSubscription })

const meta = {
  title: 'Commerce/Product card',
  component: ProductCard,
  args: { article: article() },
  parameters: guide({
    purpose:
      'A product in a list, a row or a search result. The whole card is one link, named after the product; its colours change what it shows, and where it leads.',
    do: [
      'Hand in the article where you have it; with only an id, hand in a loader as well.',
      'Set priority on the cards of the first row: their pictures are fetched at once.',
      'Give the article its couponCode along with a price that needs one: the card names it.',
      'Choose the heading level that fits the page; the card does not know its context.',
    ],
    dont: [
      'Do not put many controls into the card: beside its colours it is a link first.',
      'Do not put a card into a link.',
      'Do not mix cards with and without brand in the same row: the names no longer line up.',
    ],
  }),
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] ? undefined : Number(parameters['inlineSize'] ?? 320) }}>
        {Story()}
      </div>
    ),
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
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
const reduced = { isCampaign: true, amount: 995, ordinaryPrice: 1495 }
/** Each colour has its own picture, price, flags, stock and address; a press or an arrow key chooses one. */
export const Colours: Story = {
  args: {
    article: article({
      colours: [
        colour('#3b2a20', 0),
        colour('#1f5a86', 1, {
          flags: [{ text: 'Kampanj', color: 'Orange' }],
          price: priced(reduced),
          priceWithLenses: 1590,
          lowestPrice30: 1195,
          couponCode: null,
        }),
        colour('#17211e', 2, {
          flags: [],
          price: priced({ publicationStatus: 30 }),
          priceWithLenses: null,
          lowestPrice30: null,
          couponCode: null,
        }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Linnea Rund' })
    await expect(canvas.getByText('3 färger')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Fjordblå' }))
    await expect(link).toHaveAttribute('href', '/glasögon/linnea-rund-100124')
    await expect(canvas.getByText('Fjordblå')).toBeVisible()
    await expect(canvas.getByText('Kampanj')).toBeVisible()
    await expect(canvas.getByText(/Lägsta pris/)).toBeVisible()
    await expect(canvas.getByText(/^Med glas från/)).toHaveTextContent(/1\s590\skr/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Svart, slut i lager' })).toBeChecked()
    await expect(canvas.getByText('Slut i lager')).toBeVisible()
    await expect(canvas.queryByText('Kampanj')).toBeNull()
    await expect(canvas.queryByText(/Med glas från/)).toBeNull()
  },
}
/** The price of the frame with lenses. Sunglasses have other words for it. */
export const WithLenses: Story = {
  args: { article: article({ priceWithLenses: 2090 }), lensesText: 'Med styrka från {price}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Med styrka från/)).toHaveTextContent(/2\s090\skr/)
  },
}
export const Campaign: Story = {
  args: {
    article: article({
      flags: [{ text: 'Kampanj', color: 'Orange' }],
      price: priced({ isCampaign: true, amount: 995, ordinaryPrice: 1495 }),
      lowestPrice30: 1195,
    }),
  },
}
export const From: Story = { args: { article: article({ price: priced({ fromPrice: 895 }) }) } }
export const WithCode: Story = {
  args: { article: article({ price: priced({ couponPrice: 1345.5 }), couponCode: 'SOL10' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/med koden SOL10/)).toBeVisible()
  },
}
export const Flags: Story = {
  args: {
    article: article({
      flags: [
        { text: 'Nyhet', color: 'Blue' },
        { text: 'Kampanj', color: 'Orange' },
        { text: 'Hållbart val', color: 'Black' },
      ],
    }),
  },
}
export const OutOfStock: Story = {
  args: {
    article: article({ flags: [{ text: 'Slutsåld', color: 'Black' }], price: priced({ publicationStatus: 30 }) }),
  },
}
export const InStoreOnly: Story = { args: { article: article({ price: priced({ publicationStatus: 40 }) }) } }
/** Staff in a store see the subscription price if there is one. Everyone else sees the unit price. */
export const InStoreStaff: Story = {
  args: {
    store: true,
    article: article({ price: { unit: part(), subscription: part({ amount: 99.5, ordinaryPrice: 99.5 }) } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('som abonnemang')).toBeVisible()
  },
}
/** The second picture is loaded when the pointer or the keyboard focus reaches the card, and is then shown. */
// The unit test checks that it is not loaded earlier. Here the real pointer may be over the card.
export const SecondPicture: Story = {
  tags: ['check'],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
  },
}
export const OnePicture: Story = { args: { article: article({ medias: [pictures('#17211e')] }) } }
export const NoPicture: Story = { args: { article: article({ medias: [] }) } }
export const ManyColours: Story = {
  args: {
    article: article({
      colours: ['#3b2a20', '#1f5a86', '#17211e', '#a63f0c', '#4c6a3c', '#6d1f2b'].map((one, at) => colour(one, at)),
    }),
  },
}
export const OneColour: Story = { tags: ['check'], args: { article: article({ colours: [] }) } }
export const NoBrand: Story = { tags: ['check'], args: { article: article({ brand: '', flags: [], colours: [] }) } }
/** A button over the card's link. Pressing it does not follow the link. */
export const WithAButton: Story = {
  tags: ['check'],
  args: { article: article({ colours: [] }), onSelect: fn() },
  render: (args) => (
    <ProductCard {...args}>
      <Button size="small" variant="secondary">
        Prova virtuellt
      </Button>
    </ProductCard>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Prova virtuellt' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
export const LongName: Story = {
  args: {
    article: article({
      brand: 'Specialoptikerleverantörsföreningen',
      name: 'Halvgenomskinlig sköldpaddsmönstrad progressivglasögonbåge med förstärkta gångjärn',
      flags: [{ text: 'Uppmärksammad nyhet från Ängelholmsverkstaden', color: 'Blue' }],
      price: priced({ isCampaign: true, amount: 123_456.5, ordinaryPrice: 234_567.5 }),
      lowestPrice30: 198_765.5,
    }),
  },
  parameters: { inlineSize: 160 },
}
export const LoadedById: Story = {
  tags: ['check'],
  args: { article: null, id: 7, load: async () => article({ id: 7, name: 'Hämtad på id' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hämtad på id' })).toBeVisible()
  },
}
/** A placeholder in the card's final size, invisible for the first 150 ms. */
export const Loading: Story = {
  args: { article: null, id: 7, load: async () => new Promise<never>(() => {}) },
}
/** The rest of the row stays. A fallback can explain what is missing. */
export const CouldNotBeFetched: Story = {
  tags: ['check'],
  args: {
    article: null,
    id: 7,
    load: async () => Promise.reject(new Error('offline')),
    fallback: <p>Produkten kunde inte hämtas.</p>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Produkten kunde inte hämtas.')).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

function Turning({ load }: { readonly load: ArticleLoader<CardArticle> }) {
  const [id, setId] = useState(1)
  return (
    <div className="ks-stack">
      <ProductCard id={id} load={load} />
      <Button onClick={() => setId(2)}>Nästa</Button>
    </div>
  )
}
const answers = new Map<number, (article: CardArticle) => void>()
/** The answer for the first id arrives after the second was requested, and is ignored. */
export const LateAnswer: Story = {
  tags: ['check'],
  render: () => <Turning load={(id) => new Promise((resolve) => void answers.set(id, resolve))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }))
    answers.get(2)?.(article({ id: 2, name: 'Den andra' }))
    await expect(await canvas.findByRole('link', { name: 'Den andra' })).toBeVisible()
    answers.get(1)?.(article({ id: 1, name: 'Den första' }))
    await expect(canvas.queryByText('Den första')).toBeNull()
  },
}
export const SkeletonAlone: Story = { render: () => <ProductCardSkeleton /> }
export const RightToLeft: Story = {
  args: {
    article: article({ price: priced({ isCampaign: true, amount: 995, ordinaryPrice: 1495 }), lowestPrice30: 1195 }),
  },
  render: (args) => (
    <div dir="rtl">
      <ProductCard {...args} />
    </div>
  ),
}
export const English: Story = {
  args: { article: article({ flags: [{ text: 'New', color: 'Blue' }] }) },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <ProductCard {...args} />
      </div>
    </LocaleProvider>
  ),
}
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
                price: priced({ isCampaign: true, amount: 995 }),
              }),
              ...(index === 2 && { price: priced({ fromPrice: 895, publicationStatus: 40 }), flags: [] }),
              ...(index === 3 && { price: priced({ couponPrice: 1345.5 }), couponCode: 'SOL10', flags: [] }),
            })}
          />
        </li>
      ))}
    </ul>
  ),
}
