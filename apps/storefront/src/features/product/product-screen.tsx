import { useLocation, useViewTransitionState } from 'react-router'
import { useTracked } from '../../lib/tracking/track-later.js'
import type { LoadedProduct } from './load-product.js'
import { ProductPage, type ProductPageProps } from './product-page.js'

interface ProductScreenProps extends Pick<ProductPageProps, 'lensForm'> {
  readonly loaded: LoadedProduct
}

/** The page of a product, which was looked at. */
export function ProductScreen({ loaded: { article, breadcrumbs, drawing, structured }, lensForm }: ProductScreenProps) {
  const arriving = useViewTransitionState(useLocation().pathname)
  useTracked(String(article.id), (events) => events.viewItem(article))
  // Another colour is another product: nothing chosen for the last one is kept.
  return (
    <div data-arriving={arriving}>
      <ProductPage
        key={article.id}
        article={article}
        breadcrumbs={breadcrumbs}
        drawing={drawing}
        structured={structured}
        lensForm={lensForm}
      />
    </div>
  )
}
