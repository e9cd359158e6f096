import {
  changeStaffPrescription,
  loadStaffPrescription,
  StaffPrescriptionPage,
  staffPrescriptionTitle,
} from '@klarsikt/account/pages/staff-prescription'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-prescription.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('prescription.enter', loadStaffPrescription, staffPrescriptionTitle)
export const action = serverAction(changeStaffPrescription)
export const clientAction = browserAction(changeStaffPrescription)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffPrescription({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffPrescriptionPage data={loaderData.data} answer={actionData} />
}
