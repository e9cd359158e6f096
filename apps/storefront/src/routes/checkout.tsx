import * as pageMessages from '@klarsikt/core/messages/page'
import type { PageHandle } from '@klarsikt/page-kit/page'
import { useEffect } from 'react'
import { changeCheckout } from '../features/checkout/change-checkout.js'
import { loadCheckout } from '../features/checkout/checkout-data.js'
import { CheckoutPage } from '../features/checkout/checkout-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import { serverAction } from '../lib/mutation.js'
import { storeAction } from '../lib/store-action.js'
import { useTracked } from '../lib/tracking/track-events.js'
import type { Route } from './+types/checkout.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: PageHandle = { noFoldMobile: true }

export async function loader({ request, context: { visitor, config } }: Route.LoaderArgs) {
  const data = await loadCheckout(visitor(), new URL(request.url))
  return {
    ...data,
    head: pageHead({ request, origin: config.origin, title: pageMessages.checkout(), noIndex: true }),
  }
}

/** The data that the page shows now. */
let shown: Awaited<ReturnType<typeof loader>> | null = null

/** Keeps the shown data when the checkout cannot be reloaded, since an error page would lose the input. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => {
    if (shown) return shown
    throw error
  })
}

export const action = serverAction(changeCheckout)
export const clientAction = storeAction(changeCheckout)

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Checkout({ loaderData }: Route.ComponentProps) {
  useTracked('checkout', (events) => events.beginCheckout(loaderData.checkout))
  useEffect(() => {
    shown = loaderData
    return () => {
      shown = null
    }
  }, [loaderData])
  return <CheckoutPage data={loaderData} />
}
