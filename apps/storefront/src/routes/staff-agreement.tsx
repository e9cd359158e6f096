import { loadStaffAgreement, StaffAgreementPage, staffAgreementTitle } from '@klarsikt/account/pages/staff-agreement'
import { headMeta } from '../lib/head.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-agreement.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = staffLoader('agreement.read', loadStaffAgreement, staffAgreementTitle)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffAgreement({ loaderData }: Route.ComponentProps) {
  return <StaffAgreementPage data={loaderData.data} />
}
