import * as productMessages from '@klarsikt/core/messages/product'
import { Carousel } from '@klarsikt/design-system/carousel'
import { ArticleCard } from '../article-card/article-card.js'
import { useViewedCards } from './use-viewed-cards.js'

interface RecentlyViewedProps {
  /** The article of the page, which is left out. */
  readonly current?: number | null
  /** The addresses of articles that the page already shows. */
  readonly without?: ReadonlySet<string>
  readonly headingLevel: 2 | 3
  readonly sizes: string
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Shows the articles that the shopper has viewed before, or nothing where there are none. It is rendered only with
 * consent [CONSENT-002].
 */
export function RecentlyViewed({ current = null, without = NONE, headingLevel, sizes }: RecentlyViewedProps) {
  const cards = useViewedCards(current, without)
  return (
    <Carousel title={productMessages.recentlyViewed()} headingLevel={headingLevel}>
      {cards.map((card) => (
        <ArticleCard
          key={card.id}
          article={card}
          compare="link"
          headingLevel={headingLevel === 2 ? 3 : 4}
          sizes={sizes}
        />
      ))}
    </Carousel>
  )
}
