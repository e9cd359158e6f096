import { pageMessages } from '@klarsikt/core/messages'
import { loadReturn } from '../features/checkout/payment-return.js'
import { WaitingPage } from '../features/checkout/waiting-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import type { RouteHandle } from '../root.js'
import type { Route } from './+types/checkout-return.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true, atOnce: true }

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const returned = await loadReturn(client, new URL(request.url))
  return {
    returned,
    head: pageHead({ request, origin: config.origin, title: pageMessages['page.checkout-klarna'], noIndex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function CheckoutReturn({ loaderData: { returned } }: Route.ComponentProps) {
  return <WaitingPage {...returned} />
}
