import { changePrivacy, loadPrivacy, PrivacyPage } from '@klarsikt/account/pages/privacy'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { forgetTyped } from '../features/checkout/use-typed-draft.js'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/account-privacy.js'

export { ErrorBoundary } from '../shell/route-error.js'

const changeInBrowser = browserAction(changePrivacy)

export const loader = accountLoader(loadPrivacy, accountPageMessages.privacy())
export const action = serverAction(changePrivacy)

export async function clientAction(args: Route.ClientActionArgs) {
  try {
    return await changeInBrowser(args)
  } catch (left) {
    // A customer who erases the account or has to log in again leaves no input in the checkout.
    forgetTyped()
    throw left
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountPrivacy({ loaderData, actionData }: Route.ComponentProps) {
  return <PrivacyPage data={loaderData.data} answer={actionData} />
}
