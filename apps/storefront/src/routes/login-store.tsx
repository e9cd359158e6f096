import { loadLoginStore, logInStore, LoginStorePage } from '@klarsikt/account/pages/login-store'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/login-store.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader((_client, { url }) => loadLoginStore(url), pageMessages.authLoginStore())
export const action = serverAction(logInStore)
export const clientAction = browserAction(logInStore)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function LoginStore({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginStorePage data={loaderData.data} answer={actionData} />
}
