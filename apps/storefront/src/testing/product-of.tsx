import type { Article } from '@klarsikt/contract/shop/types'
import { BuyLenses } from '../features/product/buy-lenses.js'
import { Buy } from '../features/product/buy.js'
import { filmOf } from '../features/product/film-of.js'
import { measuresOf } from '../features/product/measures-of.js'
import { ProductPage } from '../features/product/product-page.js'
import { view3dOf } from '../features/product/view-3d-slot.js'

/** Returns the page of a product as its route builds it. */
export function productOf(article: Article) {
  const Form = article.skus.some((sku) => sku.parameters) ? BuyLenses : Buy
  return (
    <ProductPage
      article={article}
      breadcrumbs={[]}
      structured={[]}
      form={<Form article={article} />}
      view={view3dOf({ article })}
      film={filmOf({ article })}
      measures={measuresOf({ article, drawing: undefined })}
    />
  )
}
