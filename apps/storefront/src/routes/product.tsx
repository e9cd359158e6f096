import { Buy } from '../features/product/buy.js'
import { filmOf } from '../features/product/film-of.js'
import { loadProduct } from '../features/product/load-product.js'
import { measuresOf } from '../features/product/measures-of.js'
import { ProductScreen } from '../features/product/product-screen.js'
import { view3dOf } from '../features/product/view-3d-slot.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/product.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = (args: Route.LoaderArgs) => loadProduct(args)

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Product({ loaderData }: Route.ComponentProps) {
  const form = <Buy article={loaderData.article} />
  return (
    <ProductScreen
      loaded={loaderData}
      form={form}
      view={view3dOf(loaderData)}
      film={filmOf(loaderData)}
      measures={measuresOf(loaderData)}
    />
  )
}
