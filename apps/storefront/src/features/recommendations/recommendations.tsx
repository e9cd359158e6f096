import type { RecommendationType } from '@klarsikt/core/catalogue'
import { permits } from '@klarsikt/core/consent'
import * as productMessages from '@klarsikt/core/messages/product'
import { Carousel } from '@klarsikt/design-system/carousel'
import { useShopState } from '../../lib/shop-state.js'
import { RecommendationCard } from './recommendation-card.js'
import { useRecommended } from './use-recommended.js'
import styles from './recommendations.module.css'

interface RecommendationsProps {
  readonly type: RecommendationType
  readonly productIds: readonly number[]
}

/** Goods that go with an article, or with nothing in particular. Nothing at all while there are none [REC-008]. */
export function Recommendations({ type, productIds }: RecommendationsProps) {
  const permitted = useShopState(({ consent }) => permits(consent, 'recommendations'))
  const source = useShopState(({ recommend }) => recommend)
  const goods = useRecommended(source, type, productIds)
  if (!permitted || goods.length === 0) return null
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
    </div>
  )
}
