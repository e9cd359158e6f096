import { DetailsPage, page } from '@klarsikt/account/pages/details'
import { postalPlace } from '../features/checkout/postal-place.js'
import { useLoadedSize } from '../features/fit/use-loaded-size.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import { pageLoader } from '../lib/page-loader.js'
import type { Route } from './+types/account-details.js'

export { ErrorBoundary } from '../shell/route-error.js'
export { pageMeta as meta } from '../lib/head.js'

export const handle = page.handle
export const loader = pageLoader(page)
export const action = serverAction(page.mutate)
export const clientAction = browserAction(page.mutate)

export default function AccountDetails({ loaderData, actionData }: Route.ComponentProps) {
  useLoadedSize(loaderData.data.ownSize)
  return <DetailsPage data={loaderData.data} answer={actionData} suggestPlace={postalPlace} />
}
