import { BuyLenses } from '../features/product/buy-lenses.js'
import { BuySimple } from '../features/product/buy-simple.js'
import { loadProduct } from '../features/product/load-product.js'
import { ProductScreen } from '../features/product/product-screen.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/lens-product.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = (args: Route.LoaderArgs) => loadProduct(args)

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

/** Contact lenses: their form is no part of what other products load. */
export default function LensProduct({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData
  const Form = article.skus.some((sku) => sku.parameters) ? BuyLenses : BuySimple
  return <ProductScreen loaded={loaderData} form={<Form article={article} />} />
}
