import type { RecommendationType } from '@klarsikt/core/catalogue'
import { permits } from '@klarsikt/core/consent'
import { productMessages } from '@klarsikt/core/messages'
import { Carousel } from '@klarsikt/design-system/carousel'
import type { RecommendedGoods } from '../../lib/discovery/recommended-cards.js'
import { useShopState } from '../../shell/shop-state.js'
import { RecommendationCard } from './recommendation-card.js'
import { useRecommended } from './use-recommended.js'
import styles from './recommendations.module.css'

interface RecommendationsProps {
  readonly type: RecommendationType
  readonly productIds: readonly number[]
  /** What the server found while it drew the page; it is not asked for again. */
  readonly known: readonly RecommendedGoods[] | null
}

/** Goods that go with an article, or with nothing in particular. Nothing at all while there are none [REC-008]. */
export function Recommendations({ type, productIds, known }: RecommendationsProps) {
  const permitted = useShopState(({ consent }) => permits(consent, 'recommendations'))
  const source = useShopState(({ recommend }) => recommend)
  const found = useRecommended(known ? null : source, type, productIds)
  const goods = known ?? found
  if (!permitted || goods.length === 0) return null
  return (
    <div className={styles.root}>
      <Carousel title={productMessages['product.recommended']} headingLevel={2}>
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
