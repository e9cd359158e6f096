import type { RecommendationType } from '@klarsikt/core/catalogue'
import { permits } from '@klarsikt/core/consent'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'
import { useShopState } from '../../lib/shop-state.js'

// If the part cannot be loaded, the page leaves it out, as it does when there are no suggestions.
const RecommendedRail = lazyPart(() => import('./recommended-rail.js'))

interface RecommendationsProps {
  readonly type: RecommendationType
  readonly productIds: readonly number[]
}

/**
 * Shows goods that go with an article, or general suggestions, if there is a service for that and the visitor consents
 * to it.
 */
export function Recommendations(props: RecommendationsProps) {
  const source = useShopState(({ recommend, consent }) => (permits(consent, 'recommendations') ? recommend : null))
  return (
    source && (
      <Suspense fallback={null}>
        <RecommendedRail source={source} {...props} />
      </Suspense>
    )
  )
}
