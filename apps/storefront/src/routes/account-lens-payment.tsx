import { changeLensPayment, LensPaymentPage, loadLensPayment } from '@klarsikt/account/pages/lens-payment'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/account-lens-payment.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadLensPayment, accountSubscriptionMessages.paymentTitle())
export const action = serverAction(changeLensPayment)
export const clientAction = browserAction(changeLensPayment)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountLensPayment({ loaderData, actionData }: Route.ComponentProps) {
  return <LensPaymentPage data={loaderData.data} answer={actionData} />
}
