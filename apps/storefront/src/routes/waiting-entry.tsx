import { changeWaitingEntry, loadWaitingEntry, WaitingEntryPage } from '@klarsikt/booking/pages/waiting-entry'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader, secretHeaders } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/waiting-entry.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
/** The address can hold the secret of an SMS or a letter. */
export const headers: Route.HeadersFunction = secretHeaders
export const loader = accountLoader(loadWaitingEntry, pageMessages.bookingWaitingEntry())
export const action = serverAction(changeWaitingEntry)
export const clientAction = browserAction(changeWaitingEntry)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function WaitingEntry({ loaderData, actionData }: Route.ComponentProps) {
  return <WaitingEntryPage data={loaderData.data} answer={actionData} />
}
