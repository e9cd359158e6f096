import type { Meta, StoryObj } from '@storybook/react-vite'
import '../styles/styles.css'
import { useFetchRecommendations } from '../react/use-recommendations.js'
import { guide } from '../testing/guide.js'
import { CATALOGUE } from '../testing/story-catalogue.js'
import { StoryShop } from '../testing/story-shop.js'
import { ImagePlaceholder, TextPlaceholder } from '../ui/placeholders.js'
import { ProductCard } from '../ui/product-card.js'
import { RecommendationGrid, RecommendationSlider } from '../ui/recommendations.js'

/** Stories of the parts that a shop uses on its own pages. */
const meta = {
  title: 'Discovery/Parts',
  component: StoryShop,
  parameters: guide({
    purpose: 'Parts for the shop’s own pages: carousels and grids of recommended products, cards, and placeholders.',
    do: [
      'Hand RecommendationSlider the promise of useFetchRecommendations: placeholders hold its place meanwhile.',
      'Draw cards of your own from display, and a placeholder of the same size where it is null.',
      'Name a carousel by why the products are there.',
    ],
    dont: [
      'Wait for the promise yourself: the list would come late and push the page down.',
      'Put two carousels of the same products on a page.',
      'Leave out the picture: cards without one are hard to distinguish.',
    ],
  }),
} satisfies Meta<typeof StoryShop>
export default meta
type Story = StoryObj<typeof meta>

function Recommended({ as: Part }: { readonly as: typeof RecommendationSlider }) {
  const { recommendations } = useFetchRecommendations({ productId: 'p1', limit: 12 })
  return <Part recommendations={recommendations} title="Passar till" viewMoreButton={{ rows: 1 }} />
}
export const Slider: Story = { args: { children: <Recommended as={RecommendationSlider} /> } }
export const SliderRightToLeft: Story = { args: { ...Slider.args, direction: 'rtl' } }
export const SliderOnItsWay: Story = { args: { ...Slider.args, behaviour: 'silent' } }
export const RecommendedInRows: Story = { args: { children: <Recommended as={RecommendationGrid} /> } }
export const Cards: Story = {
  args: {
    children: (
      <ul className="ks-d ks-d-grid">
        {[CATALOGUE[0] ?? null, CATALOGUE[5] ?? null, CATALOGUE[2] ?? null, null].map((display, index) => (
          <li key={display?.product_id ?? index}>
            <ProductCard display={display} />
          </li>
        ))}
      </ul>
    ),
  },
}
export const Placeholders: Story = {
  args: {
    children: (
      <div className="ks-d">
        <ImagePlaceholder aspectRatio={3} />
        <TextPlaceholder width="60%" />
      </div>
    ),
  },
}
