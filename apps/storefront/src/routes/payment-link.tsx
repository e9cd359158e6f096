import type { PageHandle } from '@klarsikt/page-kit/page'
import { data } from 'react-router'
import { loadPaymentLink } from '../features/payment-link/load-payment-link.js'
import { payByLink } from '../features/payment-link/pay-by-link.js'
import { PaymentLinkPage } from '../features/payment-link/payment-link-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import { serverAction } from '../lib/mutation.js'
import { storeAction } from '../lib/store-action.js'
import type { Route } from './+types/payment-link.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: PageHandle = { noFoldMobile: true }

/** Anybody with the address can pay. No other site gets it, and no cache stores the page. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
})

export async function loader({ request, params: { token }, context: { visitor, config } }: Route.LoaderArgs) {
  const known = await loadPaymentLink(visitor(), new URL(request.url), token)
  const head = pageHead({ request, origin: config.origin, title: known.title, noIndex: true })
  return data({ ...known, head }, { status: known.link ? 200 : 410 })
}

export const action = serverAction(payByLink)
export const clientAction = storeAction(payByLink)

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function PaymentLink({ loaderData: { head: _head, ...known } }: Route.ComponentProps) {
  return <PaymentLinkPage {...known} />
}
