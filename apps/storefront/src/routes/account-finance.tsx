import { changeFinance, FinancePage, loadFinance } from '@klarsikt/account/pages/finance'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-finance.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadFinance, accountPageMessages.finance())
export const action = serverAction(changeFinance)
export const clientAction = browserAction(changeFinance)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountFinance({ loaderData, actionData }: Route.ComponentProps) {
  return <FinancePage data={loaderData.data} answer={actionData} />
}
