import { loadStaffEyeHealthDays, StaffEyeHealthDaysPage } from '@klarsikt/account/pages/staff-eye-health-days'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-eye-health-days.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = staffLoader('eye-health-day.answer', loadStaffEyeHealthDays, staffPageMessages.eyeHealthDays())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffEyeHealthDays({ loaderData }: Route.ComponentProps) {
  return <StaffEyeHealthDaysPage data={loaderData.data} />
}
