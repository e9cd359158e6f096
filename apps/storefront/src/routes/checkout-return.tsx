import * as pageMessages from '@klarsikt/core/messages/page'
import type { PageHandle } from '@klarsikt/page-kit/page'
import { PaidElsewherePage } from '../features/checkout/elsewhere-page.js'
import { loadReturn } from '../features/checkout/payment-return.js'
import { WaitingPage } from '../features/checkout/waiting-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import type { Route } from './+types/checkout-return.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: PageHandle = { noFoldMobile: true }

export async function loader({ request, context: { visitor, config } }: Route.LoaderArgs) {
  const returned = await loadReturn(visitor(), new URL(request.url))
  return {
    returned,
    head: pageHead({ request, origin: config.origin, title: pageMessages.checkoutKlarna(), noIndex: true }),
  }
}

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function CheckoutReturn({ loaderData: { returned } }: Route.ComponentProps) {
  return 'elsewhere' in returned ? <PaidElsewherePage {...returned} /> : <WaitingPage {...returned} />
}
