import type { PageHandle } from '@klarsikt/page-kit/page'
import { data } from 'react-router'
import { answerRequisition } from '../features/requisition/answer-requisition.js'
import { loadRequisition } from '../features/requisition/load-requisition.js'
import { RequisitionPage } from '../features/requisition/requisition-page.js'
import { secretHeaders } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/requisition.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: PageHandle = { noFoldMobile: true }
/** Anybody with the address can decide. No other site gets it, and no cache stores the page. */
export const headers: Route.HeadersFunction = secretHeaders

export async function loader({ request, params: { token }, context: { visitor, config } }: Route.LoaderArgs) {
  const known = await loadRequisition(visitor(), new URL(request.url), token)
  const head = pageHead({ request, origin: config.origin, title: known.title, noIndex: true })
  return data({ known, head }, { status: known.requisition ? 200 : 410 })
}

export const action = serverAction(answerRequisition)
export const clientAction = browserAction(answerRequisition)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function RequisitionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RequisitionPage data={loaderData.known} answered={actionData} />
}
