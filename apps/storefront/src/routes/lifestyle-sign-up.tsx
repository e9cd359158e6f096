import { loadSignUp, signUp, SignUpPage } from '@klarsikt/account/pages/glasses-subscription-sign-up'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/lifestyle-sign-up.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadSignUp, accountPageMessages.lifestyleSignUp())
export const action = serverAction(signUp)
export const clientAction = browserAction(signUp)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function LifestyleSignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpPage data={loaderData.data} answer={actionData} />
}
