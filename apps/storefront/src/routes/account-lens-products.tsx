import { LensProductsPage, loadLensProducts } from '@klarsikt/account/pages/lens-products'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-lens-products.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadLensProducts, accountSubscriptionMessages.newProduct())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountLensProducts({ loaderData }: Route.ComponentProps) {
  return <LensProductsPage data={loaderData.data} />
}
