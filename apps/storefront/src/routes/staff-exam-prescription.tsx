import {
  changeExamPrescription,
  ExamPrescriptionPage,
  loadExamPrescription,
} from '@klarsikt/account/pages/staff-exam-prescription'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-exam-prescription.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('prescription.enter', loadExamPrescription, staffPageMessages.examPrescription())
export const action = serverAction(changeExamPrescription)
export const clientAction = browserAction(changeExamPrescription)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffExamPrescription({ loaderData, actionData }: Route.ComponentProps) {
  return <ExamPrescriptionPage data={loaderData.data} answer={actionData} />
}
