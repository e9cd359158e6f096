import type { Confirmation } from '@klarsikt/contract/shop/types'
import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import * as pageMessages from '@klarsikt/core/messages/page'
import type { PageHandle } from '@klarsikt/page-kit/page'
import { data } from 'react-router'
import { ConfirmationPage } from '../features/checkout/confirmation-page.js'
import { ConfirmedElsewherePage } from '../features/checkout/elsewhere-page.js'
import { loadConfirmation } from '../features/checkout/load-confirmation.js'
import { useTrackedPurchase } from '../features/checkout/use-tracked-purchase.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import type { Route } from './+types/confirmation.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: PageHandle = { noFoldMobile: true }

export async function loader({ request, params: { orderNumber }, context: { visitor, config } }: Route.LoaderArgs) {
  const isNumber = /^\d{8}$/.test(orderNumber)
  const order = isNumber ? await loadConfirmation(visitor(), orderNumber) : null
  const head = pageHead({
    request,
    origin: config.origin,
    title: order ? pageMessages.checkoutConfirmation() : confirmationMessages.elsewhereTitle(),
    noIndex: true,
  })
  // A text that is no order number never was a confirmation, so it gives a 404 status.
  return data({ order, orderNumber: isNumber ? orderNumber : null, head }, { status: isNumber ? 200 : 404 })
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
