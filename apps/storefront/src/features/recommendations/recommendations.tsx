import type { RecommendationType } from '@klarsikt/core/catalogue'
import { permits } from '@klarsikt/core/consent'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'
import { useShopState } from '../../lib/shop-state.js'

// What cannot be fetched is left out, like suggestions that do not come.
const RecommendedRail = lazyPart(() => import('./recommended-rail.js'))

interface RecommendationsProps {
  readonly type: RecommendationType
  readonly productIds: readonly number[]
}

/** Goods that go with an article, or with nothing in particular, where there is a service that knows and consent to ask it. */
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
