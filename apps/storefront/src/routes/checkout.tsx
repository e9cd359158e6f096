import { pageMessages } from '@klarsikt/core/messages'
import { checkoutAction } from '../features/checkout/checkout-action.js'
import { loadCheckout } from '../features/checkout/checkout-data.js'
import { CheckoutPage } from '../features/checkout/checkout-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import { useTracked } from '../lib/tracking/track-later.js'
import type { RouteHandle } from '../root.js'
import type { Route } from './+types/checkout.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true, atOnce: true }

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const data = await loadCheckout(client, new URL(request.url))
  return {
    ...data,
    head: pageHead({ request, origin: config.origin, title: pageMessages['page.checkout'], noIndex: true }),
  }
}

export function action({ request, context: { client } }: Route.ActionArgs) {
  return checkoutAction(client, request)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  useTracked('checkout', (events) => events.beginCheckout(loaderData.checkout))
  return <CheckoutPage data={loaderData} refused={actionData} />
}
