import type { PageHandle } from '@klarsikt/page-kit/page'
import { data } from 'react-router'
import { loadRequisitions } from '../features/requisition/load-requisitions.js'
import { requestList } from '../features/requisition/request-list.js'
import { RequisitionsPage, requisitionsTitle } from '../features/requisition/requisitions-page.js'
import { secretHeaders } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/requisitions.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: PageHandle = { noFoldMobile: true }
export const headers: Route.HeadersFunction = secretHeaders

export async function loader({ request, context: { visitor, config } }: Route.LoaderArgs) {
  const known = await loadRequisitions(visitor(), new URL(request.url))
  const head = pageHead({ request, origin: config.origin, title: requisitionsTitle(), noIndex: true })
  return data({ known, head }, { status: known.isGone ? 410 : 200 })
}

export const action = serverAction(requestList)
export const clientAction = browserAction(requestList)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function RequisitionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RequisitionsPage data={loaderData.known} answer={actionData} />
}
