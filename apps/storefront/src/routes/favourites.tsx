import { changeFavourites, loadVisitFavourites, VisitFavouritesPage } from '@klarsikt/account/pages/favourites'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/favourites.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadVisitFavourites, pageMessages.favourites())
export const action = serverAction(changeFavourites)
export const clientAction = browserAction(changeFavourites)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  return <VisitFavouritesPage data={loaderData.data} answer={actionData} />
}
