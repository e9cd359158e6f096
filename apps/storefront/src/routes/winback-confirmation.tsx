import { loadWinbackConfirmation, WinbackConfirmationPage } from '@klarsikt/account/pages/winback'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader, secretHeaders } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/winback-confirmation.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadWinbackConfirmation, accountPageMessages.winbackConfirmation())
/** The address can hold the secret of a letter. */
export const headers = secretHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function WinbackConfirmation({ loaderData }: Route.ComponentProps) {
  return <WinbackConfirmationPage data={loaderData.data} />
}
