import { type ReactNode, Suspense } from 'react'
import { useLocation, useViewTransitionState } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.js'
import { useTracked } from '../../lib/tracking/track-events.js'
import type { LoadedProduct } from './load-product.js'
import { ProductPage } from './product-page.js'

const RatingLine = lazyPart(() => import('../reviews/rating-line.js'))
const ProductReviews = lazyPart(() => import('../reviews/product-reviews.js'))

interface ProductScreenProps {
  readonly loaded: LoadedProduct
  readonly form: ReactNode
  readonly view?: ReactNode
  readonly film?: ReactNode
  readonly measures?: ReactNode
}

/** Shows the page of a product, and tracks that it was viewed. */
export function ProductScreen({
  loaded: { article, breadcrumbs, structured, reviews },
  form,
  view,
  film,
  measures,
}: ProductScreenProps) {
  const arriving = useViewTransitionState(useLocation().pathname)
  useTracked(String(article.id), (events) => events.viewItem(article))
  // Another colour is another product, so a new key drops the choices of the previous one.
  return (
    <div data-arriving={arriving}>
      <ProductPage
        key={article.id}
        article={article}
        breadcrumbs={breadcrumbs}
        structured={structured}
        form={form}
        view={view}
        film={film}
        measures={measures}
        rating={
          reviews?.average != null && (
            <Suspense>
              <RatingLine reviews={reviews} average={reviews.average} />
            </Suspense>
          )
        }
        reviews={
          reviews && (
            <Suspense>
              <ProductReviews reviews={reviews} path={article.url} />
            </Suspense>
          )
        }
      />
    </div>
  )
}
