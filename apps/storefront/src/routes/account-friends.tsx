import { changeFriends, FriendsPage, loadFriends } from '@klarsikt/account/pages/friends'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/account-friends.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadFriends, accountPageMessages.friendsSignup())
export const action = serverAction(changeFriends)
export const clientAction = browserAction(changeFriends)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountFriends({ loaderData, actionData }: Route.ComponentProps) {
  return <FriendsPage data={loaderData.data} answer={actionData} />
}
