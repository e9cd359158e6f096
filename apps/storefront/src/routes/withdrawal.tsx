import { dayText } from '@klarsikt/core/calendar'
import { encodePath } from '@klarsikt/core/paths'
import { ContentPage } from '../features/content/content-page.js'
import { contentTrail } from '../features/content/content-trail.js'
import { loadWithdrawalPage } from '../features/withdrawal/load-withdrawal-page.js'
import { withdrawalAction } from '../features/withdrawal/withdrawal-action.js'
import { WithdrawalPanel } from '../features/withdrawal/withdrawal-panel.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import type { RouteHandle } from '../root.js'
import type { Route } from './+types/withdrawal.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { atOnce: true }

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const { page, orderNumber } = await loadWithdrawalPage(client, new URL(request.url))
  const trail = contentTrail(page.path, page.title)
  return {
    page,
    orderNumber,
    trail: trail.map(({ title, path }) => ({ label: title, href: path })),
    updated: page.updated && dayText(page.updated),
    structured: [scriptJson(breadcrumbData(config.origin, trail))],
    head: pageHead({
      request,
      origin: config.origin,
      title: page.title,
      description: page.description,
      path: encodePath(page.path),
    }),
  }
}

export function action({ request, context: { client } }: Route.ActionArgs) {
  return withdrawalAction(client, request)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Withdrawal({
  loaderData: { page, trail, updated, structured, orderNumber },
  actionData,
}: Route.ComponentProps) {
  return (
    <ContentPage page={page} trail={trail} updated={updated} structured={structured}>
      <WithdrawalPanel answer={actionData} orderNumber={orderNumber} />
    </ContentPage>
  )
}
