import {
  changeStaffEyeHealthDay,
  eyeHealthDayTitle,
  loadStaffEyeHealthDay,
  StaffEyeHealthDayPage,
} from '@klarsikt/account/pages/staff-eye-health-day'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-eye-health-day.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('eye-health-day.answer', loadStaffEyeHealthDay, eyeHealthDayTitle)
export const action = serverAction(changeStaffEyeHealthDay)
export const clientAction = browserAction(changeStaffEyeHealthDay)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffEyeHealthDay({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffEyeHealthDayPage data={loaderData.data} answer={actionData} />
}
