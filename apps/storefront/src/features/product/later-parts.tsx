import type { FrameWidths } from '@klarsikt/core/fit'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'

export { default as FavouriteButton } from '../favourites/favourite-button.js'
export { default as StoreStock } from './store-stock.js'

const ProductFit = lazyPart(() => import('../fit/product-fit.js'))

const CompareButton = lazyPart(() => import('../compare/compare-button.js'))

interface FitProps {
  readonly article: { readonly id: number; readonly name: string }
  readonly widths: FrameWidths
}

/** Says whether a frame fits, and lets the customer compare it. Pages of other goods do not load this code. */
export function Fit({ article, widths }: FitProps) {
  return (
    <Suspense>
      <ProductFit widths={widths} />
      <CompareButton article={article} withLink />
    </Suspense>
  )
}
