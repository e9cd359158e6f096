import { loadLogout, logOut, LogoutPage } from '@klarsikt/account/pages/logout'
import * as authMessages from '@klarsikt/core/messages/auth'
import { forgetTyped } from '../features/checkout/use-typed-draft.js'
import { leaveAccount } from '../features/fit/account-size.js'
import { forgetDraft } from '../features/lens-studio/draft.js'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { serverAction } from '../lib/mutation.js'
import { sessionAction } from '../lib/session-action.js'
import type { Route } from './+types/logout.js'

export { ErrorBoundary } from '../shell/route-error.js'

const logOutInBrowser = sessionAction(logOut)

export const loader = accountLoader(loadLogout, authMessages.logout())
export const action = serverAction(logOut)

export async function clientAction(args: Route.ClientActionArgs) {
  // The next user of this computer must not find input in the checkout, strengths or a size.
  forgetTyped()
  forgetDraft()
  await leaveAccount()
  return logOutInBrowser(args)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Logout({ loaderData, actionData }: Route.ComponentProps) {
  return <LogoutPage data={loaderData.data} answer={actionData} />
}
