import { FinancePage, loadFinance } from '@klarsikt/account/pages/finance'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-finance.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadFinance, pageMessages.accountFinance())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountFinance({ loaderData }: Route.ComponentProps) {
  return <FinancePage data={loaderData.data} />
}
