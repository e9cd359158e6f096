import { addLens, AddLensPage, loadAddLens } from '@klarsikt/account/pages/lens-products'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/account-lens-add.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadAddLens, (page) =>
  'article' in page ? `${page.article.brand} ${page.article.name}` : accountPageMessages.subscriptionLensAddProduct(),
)
export const action = serverAction(addLens)
export const clientAction = browserAction(addLens)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountLensAdd({ loaderData, actionData }: Route.ComponentProps) {
  return <AddLensPage data={loaderData.data} answer={actionData} />
}
