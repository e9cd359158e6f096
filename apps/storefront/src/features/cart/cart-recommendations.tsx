import type { Cart } from '@klarsikt/contract/shop/types'
import type { RecommendedArticle } from '@klarsikt/core/catalogue'
import { productMessages } from '@klarsikt/core/messages'
import { Carousel } from '@klarsikt/design-system/carousel'
import { ProductCard } from '@klarsikt/design-system/product-card'
import { useEffect, useState } from 'react'
import type { RecommendationSource } from '../../lib/discovery.js'
import styles from './cart-drawer.module.css'

interface CartRecommendationsProps {
  readonly source: RecommendationSource
  readonly cart: Cart
}

/** Goods that go with what is in the cart. Nothing at all until there are some, and nothing where the service fails. */
export default function CartRecommendations({ source, cart }: CartRecommendationsProps) {
  const inCart = new Set(cart.items.map(({ url }) => url))
  const goods = useRecommended(source, [...new Set(cart.items.map(({ articleId }) => articleId))]).filter(
    ({ url }) => !inCart.has(url),
  )
  if (goods.length === 0) return null
  return (
    <div className={styles.suggestions}>
      <Carousel title={productMessages['product.recommended']} headingLevel={3}>
        {goods.map((article) => (
          <ProductCard key={article.id} article={asCard(article)} headingLevel={4} sizes="160px" />
        ))}
      </Carousel>
    </div>
  )
}

/** Asks anew when other articles are in the cart; shows what is known meanwhile, and drops answers to older questions. */
function useRecommended(source: RecommendationSource, productIds: readonly number[]): readonly RecommendedArticle[] {
  const [goods, setGoods] = useState<readonly RecommendedArticle[]>([])
  const asked = productIds.toSorted((a, b) => a - b).join(' ')
  useEffect(() => {
    let current = true
    const answer = (found: readonly RecommendedArticle[]) => current && setGoods(found)
    source('after_basket', asked.split(' ').map(Number)).then(answer, () => answer([]))
    return () => {
      current = false
    }
  }, [source, asked])
  return goods
}

/** The service has numbers of its own; a card needs one only to tell itself apart. */
function asCard({ name, brand, medias, price, url }: RecommendedArticle) {
  return { id: 0, name, brand, medias, price, url, flags: [] }
}
