import {
  changeStaffCartHandovers,
  loadStaffCartHandovers,
  StaffCartHandoversPage,
} from '@klarsikt/account/pages/staff-cart-handovers'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-cart-handovers.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('cart.hand-over', loadStaffCartHandovers, staffPageMessages.cartHandovers())
export const action = serverAction(changeStaffCartHandovers)
export const clientAction = browserAction(changeStaffCartHandovers)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffCartHandovers({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffCartHandoversPage data={loaderData.data} answer={actionData} />
}
