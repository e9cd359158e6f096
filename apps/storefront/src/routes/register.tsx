import { loadRegister, register, RegisterPage } from '@klarsikt/account/pages/register'
import * as authMessages from '@klarsikt/core/messages/auth'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/register.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader((client, { url }) => loadRegister(client, url), authMessages.registerTitle())
export const action = serverAction(register)
export const clientAction = browserAction(register)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage data={loaderData.data} answer={actionData} />
}
