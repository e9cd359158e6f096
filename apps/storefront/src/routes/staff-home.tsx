import { loadStaffHome, StaffHomePage } from '@klarsikt/account/pages/staff-home'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-home.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = staffLoader('staff.read', loadStaffHome, staffPageMessages.home())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffHome({ loaderData }: Route.ComponentProps) {
  return <StaffHomePage data={loaderData.data} />
}
