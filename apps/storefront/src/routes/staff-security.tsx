import { changeStaffSecurity, loadStaffSecurity, StaffSecurityPage } from '@klarsikt/account/pages/staff-security'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-security.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = staffLoader('staff.read', loadStaffSecurity, staffPageMessages.security())
export const action = serverAction(changeStaffSecurity)
export const clientAction = browserAction(changeStaffSecurity)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffSecurity({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffSecurityPage data={loaderData.data} answer={actionData} />
}
