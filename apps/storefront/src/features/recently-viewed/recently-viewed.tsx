import * as productMessages from '@klarsikt/core/messages/product'
import { Carousel } from '@klarsikt/design-system/carousel'
import { ArticleCard } from '../article-card/article-card.js'
import { useViewedCards } from './use-viewed-cards.js'

interface RecentlyViewedProps {
  /** The article of the page, which is not shown. */
  readonly current?: number | null
  /** Addresses of what stands beside it already. */
  readonly without?: ReadonlySet<string>
  readonly headingLevel: 2 | 3
  readonly sizes: string
}

const NONE: ReadonlySet<string> = new Set()

/** What the shopper has looked at before; nothing at all while there is none. Only rendered with consent [CONSENT-002]. */
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
