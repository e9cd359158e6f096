import type { FrameWidths } from '@klarsikt/core/fit'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'

export { default as FavouriteButton } from './favourite-button.js'
export { default as StoreStock } from './store-stock.js'

const ProductFit = lazyPart(() => import('../fit/product-fit.js'))

/** Whether a frame fits, whose code no page of other goods loads. */
export function Fit({ widths }: { readonly widths: FrameWidths }) {
  return (
    <Suspense>
      <ProductFit widths={widths} />
    </Suspense>
  )
}
