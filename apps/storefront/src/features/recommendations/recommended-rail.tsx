import type { RecommendationType } from '@klarsikt/core/catalogue'
import * as productMessages from '@klarsikt/core/messages/product'
import { Carousel } from '@klarsikt/design-system/carousel'
import type { RecommendationSource } from '../../lib/recommendation-source.js'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.js'
import { RecommendationCard } from './recommendation-card.js'
import { useRecommended } from './use-recommended.js'
import styles from './recommendations.module.css'

interface RecommendedRailProps {
  readonly source: RecommendationSource
  readonly type: RecommendationType
  readonly productIds: readonly number[]
}

/**
 * Shows the goods that a service suggests, and goods that were viewed before. Shows nothing while there are none
 * [REC-008].
 */
export default function RecommendedRail({ source, type, productIds }: RecommendedRailProps) {
  const goods = useRecommended(source, type, productIds)
  return (
    <div className={styles.root}>
      <Carousel title={productMessages.recommended()} headingLevel={2}>
        {goods.map((article) => (
          <RecommendationCard
            key={article.id}
            article={article}
            headingLevel={3}
            sizes="(min-width: 768px) 240px, 60vw"
          />
        ))}
      </Carousel>
      <RecentlyViewed
        current={type === 'related' ? (productIds[0] ?? null) : null}
        headingLevel={2}
        sizes="(min-width: 768px) 240px, 60vw"
      />
    </div>
  )
}
