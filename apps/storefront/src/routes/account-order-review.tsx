import { changeOrderReview, loadOrderReview, OrderReviewPage } from '@klarsikt/account/pages/order-review'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-order-review.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadOrderReview, accountPageMessages.orderReview())
export const action = serverAction(changeOrderReview)
export const clientAction = browserAction(changeOrderReview)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountOrderReview({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderReviewPage data={loaderData.data} answer={actionData} />
}
