import { changeCustomers, StaffCustomersPage } from '@klarsikt/account/pages/staff-customers'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-customers.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('customer.lookup', () => null, staffPageMessages.customers())
export const action = serverAction(changeCustomers)
export const clientAction = browserAction(changeCustomers)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffCustomers({ actionData }: Route.ComponentProps) {
  return <StaffCustomersPage answer={actionData} />
}
