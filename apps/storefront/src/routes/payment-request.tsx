import { data } from 'react-router'
import { loadPaymentRequest } from '../features/payment-request/load-payment-request.js'
import { PaymentRequestPage } from '../features/payment-request/payment-request-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import type { RouteHandle } from '../root.js'
import type { Route } from './+types/payment-request.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true, atOnce: true }

/** Whoever has the address may pay: it is told to no other page and kept by no cache. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
})

export async function loader({ request, params: { token }, context: { client, config } }: Route.LoaderArgs) {
  const known = await loadPaymentRequest(client, new URL(request.url), token)
  const head = pageHead({ request, origin: config.origin, title: known.title, noIndex: true })
  return data({ ...known, head }, { status: known.request ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function PaymentRequest({ loaderData: { head: _head, ...known } }: Route.ComponentProps) {
  return <PaymentRequestPage {...known} />
}
