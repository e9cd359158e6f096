import { ProductCard } from '@klarsikt/design-system/product-card'
import type { RecommendedGoods } from '../../lib/discovery/recommended-cards.js'
import { GoodsCard } from '../catalogue/goods-card.js'

interface RecommendationCardProps {
  readonly article: RecommendedGoods
  readonly headingLevel: 3 | 4
  readonly sizes: string
}

/** The card that lists show; while the shop does not answer, one of what the service knows. */
export function RecommendationCard({ article, headingLevel, sizes }: RecommendationCardProps) {
  const { card, name, brand, medias, price, url } = article
  if (card) return <GoodsCard article={card} headingLevel={headingLevel} sizes={sizes} />
  // A reduction may be shown only with the lowest earlier price, which the service does not know (PIL 7 a §).
  const unreduced = { ...price, unit: { ...price.unit, isCampaign: false } }
  return (
    <ProductCard
      article={{ id: 0, name, brand, medias, price: unreduced, url, flags: [] }}
      headingLevel={headingLevel}
      sizes={sizes}
    />
  )
}
