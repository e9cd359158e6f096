import { loadStaffAgreements, StaffAgreementsPage } from '@klarsikt/account/pages/staff-agreements'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-agreements.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = staffLoader('agreement.read', loadStaffAgreements, staffPageMessages.agreements())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffAgreements({ loaderData }: Route.ComponentProps) {
  return <StaffAgreementsPage data={loaderData.data} />
}
