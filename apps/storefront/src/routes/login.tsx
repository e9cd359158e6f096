import { loadLogin, logIn, LoginPage } from '@klarsikt/account/pages/login'
import * as authMessages from '@klarsikt/core/messages/auth'
import { accountLoader, secretHeaders } from '../lib/account-page.js'
import { browserClient } from '../lib/browser-client.js'
import { headMeta } from '../lib/head.js'
import { serverAction } from '../lib/mutation.js'
import { sessionAction } from '../lib/session-action.js'
import type { Route } from './+types/login.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const headers = secretHeaders
export const loader = accountLoader((client, { url }) => loadLogin(client, url), authMessages.loginTitle())
export const action = serverAction(logIn)
export const clientAction = sessionAction(logIn)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage data={loaderData.data} answer={actionData} client={browserClient} />
}
