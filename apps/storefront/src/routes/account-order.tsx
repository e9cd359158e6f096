import { changeOrder, loadOrder, OrderPage } from '@klarsikt/account/pages/order'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/account-order.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadOrder, ({ orderNumber }) => accountPageMessages.order({ orderNumber }))
export const action = serverAction(changeOrder)
export const clientAction = browserAction(changeOrder)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage data={loaderData.data} answer={actionData} />
}
