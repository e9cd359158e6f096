import type { Confirmation } from '@klarsikt/contract/shop/types'
import * as pageMessages from '@klarsikt/core/messages/page'
import { data } from 'react-router'
import { ConfirmationPage } from '../features/checkout/confirmation-page.js'
import { ConfirmedElsewherePage } from '../features/checkout/elsewhere-page.js'
import { loadConfirmation } from '../features/checkout/load-confirmation.js'
import { useTrackedPurchase } from '../features/checkout/use-tracked-purchase.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/confirmation.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true }

export async function loader({ request, params: { orderNumber }, context: { visitor, config } }: Route.LoaderArgs) {
  // What is no order number at all is as little there as somebody else's.
  if (!/^\d{8}$/.test(orderNumber)) throw data(null, { status: 404 })
  const order = await loadConfirmation(visitor(), orderNumber)
  return {
    order,
    orderNumber,
    head: pageHead({
      request,
      origin: config.origin,
      title: pageMessages.checkoutConfirmation(),
      noIndex: true,
    }),
  }
}

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function ConfirmationRoute({ loaderData: { order, orderNumber } }: Route.ComponentProps) {
  return order === null ? <ConfirmedElsewherePage orderNumber={orderNumber} /> : <Confirmed order={order} />
}

function Confirmed({ order }: { readonly order: Confirmation }) {
  useTrackedPurchase(order)
  return <ConfirmationPage order={order} />
}
