import { ProductCard } from '@klarsikt/design-system/product-card'
import type { RecommendedGoods } from '../../lib/discovery/recommended-cards.js'
import { ArticleCard } from '../article-card/article-card.js'

interface RecommendationCardProps {
  readonly article: RecommendedGoods
  readonly headingLevel: 3 | 4
  readonly sizes: string
}

/** Shows the shop's card of an article. If the shop does not answer, it shows what the service knows. */
export function RecommendationCard({ article, headingLevel, sizes }: RecommendationCardProps) {
  const { card, name, brand, medias, price, url } = article
  if (card) return <ArticleCard article={card} compare="link" headingLevel={headingLevel} sizes={sizes} />
  // A reduced price may be shown only with the lowest earlier price, which the service does not know
  // (prisinformationslagen 7 a §).
  const unreduced = { ...price, unit: { ...price.unit, isCampaign: false } }
  return (
    <ProductCard
      article={{ id: 0, name, brand, medias, price: unreduced, url, flags: [] }}
      headingLevel={headingLevel}
      sizes={sizes}
    />
  )
}
