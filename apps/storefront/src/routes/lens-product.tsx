import { LensForm } from '../features/product/lens-form.js'
import { loadProduct } from '../features/product/load-product.js'
import { ProductScreen } from '../features/product/product-screen.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/lens-product.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = (args: Route.LoaderArgs) => loadProduct(args)

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

/** The page of contact lenses. It has its own route, so that other products do not load its form. */
export default function LensProduct({ loaderData }: Route.ComponentProps) {
  return <ProductScreen loaded={loaderData} form={<LensForm article={loaderData.article} />} />
}
