import type { Cart } from '@klarsikt/contract/shop/types'
import * as productMessages from '@klarsikt/core/messages/product'
import { Carousel } from '@klarsikt/design-system/carousel'
import type { RecommendationSource } from '../../lib/recommendation-source.js'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.js'
import { RecommendationCard } from '../recommendations/recommendation-card.js'
import { useRecommended } from '../recommendations/use-recommended.js'
import styles from './cart-drawer.module.css'

interface CartRecommendationsProps {
  readonly source: RecommendationSource
  readonly cart: Cart
}

/**
 * Shows goods that go with the cart, and goods that were viewed before. Shows nothing while there are none, and nothing
 * when the service fails.
 */
export default function CartRecommendations({ source, cart }: CartRecommendationsProps) {
  const inCart = new Set(cart.items.map(({ url }) => url))
  const goods = useRecommended(source, 'after_basket', [
    ...new Set(cart.items.map(({ articleId }) => articleId)),
  ]).filter(({ url }) => !inCart.has(url))
  return (
    <div className={styles.suggestions}>
      <Carousel title={productMessages.recommended()} headingLevel={3}>
        {goods.map((article) => (
          <RecommendationCard key={article.id} article={article} headingLevel={4} sizes="160px" />
        ))}
      </Carousel>
      <RecentlyViewed without={inCart} headingLevel={3} sizes="160px" />
    </div>
  )
}
