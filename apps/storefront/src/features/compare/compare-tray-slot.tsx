import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'

const CompareTray = lazyPart(() => import('./compare-tray.js'))

/** Shows the tray on a list with frames. Other lists do not load its code. */
export function CompareTraySlot({ cards }: { readonly cards: readonly Pick<ArticleCard, 'widths'>[] }) {
  return cards.some(({ widths }) => widths) ? (
    <Suspense>
      <CompareTray />
    </Suspense>
  ) : null
}
