import { loadStaffPrescriptions, StaffPrescriptionsPage } from '@klarsikt/account/pages/staff-prescriptions'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-prescriptions.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('prescription.enter', loadStaffPrescriptions, staffPageMessages.prescriptions())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffPrescriptions({ loaderData }: Route.ComponentProps) {
  return <StaffPrescriptionsPage data={loaderData.data} />
}
