import { DetailsPage, loadDetails, saveDetails } from '@klarsikt/account/pages/details'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { postalPlace } from '../features/checkout/postal-place.js'
import { useLoadedSize } from '../features/fit/use-loaded-size.js'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-details.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadDetails, accountPageMessages.details())
export const action = serverAction(saveDetails)
export const clientAction = browserAction(saveDetails)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountDetails({ loaderData, actionData }: Route.ComponentProps) {
  useLoadedSize(loaderData.data.ownSize)
  return <DetailsPage data={loaderData.data} answer={actionData} suggestPlace={postalPlace} />
}
