import { changeStaffLifestyle, loadStaffLifestyle, StaffLifestylePage } from '@klarsikt/account/pages/staff-lifestyle'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-lifestyle.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('glasses-subscription.list', loadStaffLifestyle, staffPageMessages.lifestyle())
export const action = serverAction(changeStaffLifestyle)
export const clientAction = browserAction(changeStaffLifestyle)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffLifestyle({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffLifestylePage data={loaderData.data} answer={actionData} />
}
