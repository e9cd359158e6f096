import { changeAbsence, loadAbsence, StaffAbsencePage } from '@klarsikt/booking/pages/staff-absence'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-absence.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('absence.report', loadAbsence, staffPageMessages.absence())
export const action = serverAction(changeAbsence)
export const clientAction = browserAction(changeAbsence)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffAbsence({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffAbsencePage data={loaderData.data} answer={actionData} />
}
