import { changeStaffClaims, loadStaffClaims, StaffClaimsPage } from '@klarsikt/account/pages/staff-claims'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-claims.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('claim.answer', loadStaffClaims, staffPageMessages.claims())
export const action = serverAction(changeStaffClaims)
export const clientAction = browserAction(changeStaffClaims)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffClaims({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffClaimsPage data={loaderData.data} answer={actionData} />
}
