import { changePrescriptions, loadPrescriptions, PrescriptionsPage } from '@klarsikt/account/pages/prescriptions'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-prescriptions.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadPrescriptions, pageMessages.accountPrescriptions())
export const action = serverAction(changePrescriptions)
export const clientAction = browserAction(changePrescriptions)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountPrescriptions({ loaderData, actionData }: Route.ComponentProps) {
  return <PrescriptionsPage data={loaderData.data} answer={actionData} />
}
