import { page } from '@klarsikt/account/pages/winback'
import { data } from 'react-router'
import { secretHeaders } from '../lib/account-page.js'
import { formPage } from '../lib/form-page.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import { pageLoader } from '../lib/page-loader.js'
import type { Route } from './+types/lifestyle-winback.js'

export { ErrorBoundary } from '../shell/route-error.js'
export { pageMeta as meta } from '../lib/head.js'

export const handle = page.handle
const load = pageLoader(page)

export async function loader(args: Route.LoaderArgs) {
  const known = await load(args)
  const isGone = 'problem' in known.data && known.data.problem !== null
  return data(known, { status: isGone ? 410 : 200 })
}

export const action = serverAction(page.mutate)
export const clientAction = browserAction(page.mutate)
/** The address can hold the secret of a letter. */
export const headers = secretHeaders

export default formPage(page)
