import { changeFavourites, FavouritesPage, loadFavourites } from '@klarsikt/account/pages/favourites'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/account-favourites.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadFavourites, accountPageMessages.favourites())
export const action = serverAction(changeFavourites)
export const clientAction = browserAction(changeFavourites)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountFavourites({ loaderData, actionData }: Route.ComponentProps) {
  return <FavouritesPage data={loaderData.data} answer={actionData} />
}
