import type { FiltersSettings } from '@klarsikt/discovery/react'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'

const ShapeIcon = lazyPart(() => import('./shape-icon.js'))

/** How the shop’s filters are shown: shapes of frames are drawn beside their names. */
export const FILTERS: FiltersSettings = {
  shape: {
    icon: (shape) => (
      <Suspense>
        <ShapeIcon shape={shape} />
      </Suspense>
    ),
  },
}
