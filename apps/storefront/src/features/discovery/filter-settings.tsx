import { FRAME_SIZE_ATTRIBUTES, FRAME_SIZES } from '@klarsikt/core/fit'
import type { FiltersSettings } from '@klarsikt/discovery/react'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'

const ShapeIcon = lazyPart(() => import('./shape-icon.js'))

/**
 * How the shop shows its filters. Frame shapes get drawings. Values with an order of their own keep it, whatever the
 * number of goods for each.
 */
export const FILTERS: FiltersSettings = {
  size: { sortBy: FRAME_SIZES.map((size) => FRAME_SIZE_ATTRIBUTES[size]) },
  strength: { sortBy: 'title' },
  packSize: { sortBy: 'title' },
  shape: {
    icon: (shape) => (
      <Suspense>
        <ShapeIcon shape={shape} />
      </Suspense>
    ),
  },
}
