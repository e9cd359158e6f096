import type { RecommendedArticle } from '@klarsikt/core/catalogue'
import { ProductCard } from '@klarsikt/design-system/product-card'

interface RecommendationCardProps {
  readonly article: RecommendedArticle
  readonly headingLevel: 3 | 4
  readonly sizes: string
}

/** The service has numbers of its own; a card needs one only to tell itself apart. */
export function RecommendationCard({ article, headingLevel, sizes }: RecommendationCardProps) {
  const { name, brand, medias, price, url } = article
  return (
    <ProductCard
      article={{ id: 0, name, brand, medias, price, url, flags: [] }}
      headingLevel={headingLevel}
      sizes={sizes}
    />
  )
}
