import { loadStaffAgreements, lookUpAgreement, StaffAgreementsPage } from '@klarsikt/account/pages/staff-agreements'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-agreements.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = staffLoader('agreement.read', loadStaffAgreements, staffPageMessages.agreements())
export const action = serverAction(lookUpAgreement)
export const clientAction = browserAction(lookUpAgreement)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffAgreements({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffAgreementsPage data={loaderData.data} answer={actionData} />
}
