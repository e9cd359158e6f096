import { HomePage, loadHome } from '@klarsikt/account/pages/home'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-home.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadHome, pageMessages.account())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountHome({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData.data} />
}
