import type { Cart } from '@klarsikt/contract/shop/types'
import * as productMessages from '@klarsikt/core/messages/product'
import { Carousel } from '@klarsikt/design-system/carousel'
import type { RecommendationSource } from '../../lib/recommendation-source.js'
import { RecommendationCard } from '../recommendations/recommendation-card.js'
import { useRecommended } from '../recommendations/use-recommended.js'
import styles from './cart-drawer.module.css'

interface CartRecommendationsProps {
  readonly source: RecommendationSource
  readonly cart: Cart
}

/** Goods that go with what is in the cart. Nothing at all until there are some, and nothing where the service fails. */
export default function CartRecommendations({ source, cart }: CartRecommendationsProps) {
  const inCart = new Set(cart.items.map(({ url }) => url))
  const goods = useRecommended(source, 'after_basket', [
    ...new Set(cart.items.map(({ articleId }) => articleId)),
  ]).filter(({ url }) => !inCart.has(url))
  if (goods.length === 0) return null
  return (
    <div className={styles.suggestions}>
      <Carousel title={productMessages.recommended()} headingLevel={3}>
        {goods.map((article) => (
          <RecommendationCard key={article.id} article={article} headingLevel={4} sizes="160px" />
        ))}
      </Carousel>
    </div>
  )
}
