import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'

const CompareTray = lazyPart(() => import('./compare-tray.js'))

/** The tray of a list that has frames; others load no code of it. */
export function CompareTraySlot({ cards }: { readonly cards: readonly Pick<ArticleCard, 'widths'>[] }) {
  return cards.some(({ widths }) => widths) ? (
    <Suspense>
      <CompareTray />
    </Suspense>
  ) : null
}
