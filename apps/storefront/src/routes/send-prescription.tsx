import { loadSendPrescription, sendPrescription, SendPrescriptionPage } from '@klarsikt/account/pages/send-prescription'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader, secretHeaders } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/send-prescription.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadSendPrescription, accountPageMessages.sendPrescription())
export const action = serverAction(sendPrescription)
export const clientAction = browserAction(sendPrescription)
/** The address holds the secret of a letter. */
export const headers = secretHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function SendPrescription({ loaderData, actionData }: Route.ComponentProps) {
  return <SendPrescriptionPage data={loaderData.data} answer={actionData} />
}
