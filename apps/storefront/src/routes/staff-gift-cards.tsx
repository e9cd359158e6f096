import { changeStaffGiftCards, loadStaffGiftCards, StaffGiftCardsPage } from '@klarsikt/account/pages/staff-gift-cards'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-gift-cards.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = staffLoader('gift-card.sell', loadStaffGiftCards, staffPageMessages.giftCards())
export const action = serverAction(changeStaffGiftCards)
export const clientAction = browserAction(changeStaffGiftCards)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffGiftCards({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffGiftCardsPage data={loaderData.data} answer={actionData} />
}
