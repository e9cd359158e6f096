import { loadWinback, winBack, WinbackPage } from '@klarsikt/account/pages/winback'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { data } from 'react-router'
import { accountLoader, secretHeaders } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/winback.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
const load = accountLoader(loadWinback, accountPageMessages.winback())

export async function loader(args: Route.LoaderArgs) {
  const known = await load(args)
  const isGone = 'problem' in known.data && known.data.problem !== null
  return data(known, { status: isGone ? 410 : 200 })
}

export const action = serverAction(winBack)
export const clientAction = browserAction(winBack)
/** The address can hold the secret of a letter. */
export const headers = secretHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Winback({ loaderData, actionData }: Route.ComponentProps) {
  return <WinbackPage data={loaderData.data} answer={actionData} />
}
