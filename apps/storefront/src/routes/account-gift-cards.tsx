import { changeGiftCards, GiftCardsPage, loadGiftCards } from '@klarsikt/account/pages/gift-cards'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/account-gift-cards.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadGiftCards, accountPageMessages.giftCards())
export const action = serverAction(changeGiftCards)
export const clientAction = browserAction(changeGiftCards)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountGiftCards({ loaderData, actionData }: Route.ComponentProps) {
  return <GiftCardsPage data={loaderData.data} answer={actionData} />
}
