import { loadResetPassword, resetPassword, ResetPasswordPage } from '@klarsikt/account/pages/reset-password'
import * as authMessages from '@klarsikt/core/messages/auth'
import { accountLoader, secretHeaders } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/reset-password.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const headers = secretHeaders
export const loader = accountLoader(
  (_client, { url }) => loadResetPassword(url),
  ({ token }) => (token === null ? authMessages.forgotTitle() : authMessages.resetTitle()),
)
export const action = serverAction(resetPassword)
export const clientAction = browserAction(resetPassword)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPasswordPage data={loaderData.data} answer={actionData} />
}
