import { dayText } from '@klarsikt/core/calendar'
import { encodePath } from '@klarsikt/core/paths'
import { ContentPage } from '../features/content/content-page.js'
import { contentTrail } from '../features/content/content-trail.js'
import { loadWithdrawalPage } from '../features/withdrawal/load-withdrawal-page.js'
import { withdraw } from '../features/withdrawal/withdraw.js'
import { WithdrawalPanel } from '../features/withdrawal/withdrawal-panel.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import { serverAction } from '../lib/mutation.js'
import { revalidateOnNavigation } from '../lib/revalidate-on-navigation.js'
import { storeAction } from '../lib/store-action.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import type { Route } from './+types/withdrawal.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, visitor, hasSession, config } }: Route.LoaderArgs) {
  const { page, known } = await loadWithdrawalPage(client, new URL(request.url), () =>
    hasSession() ? visitor() : null,
  )
  const trail = contentTrail(page.path, page.title)
  return {
    page,
    known,
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

export const action = serverAction(withdraw)
export const clientAction = storeAction(withdraw)

/** The texts around the form stay as they are. */
export const shouldRevalidate = revalidateOnNavigation

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Withdrawal({
  loaderData: { page, trail, updated, structured, known },
  actionData,
}: Route.ComponentProps) {
  return (
    <ContentPage page={page} trail={trail} updated={updated} structured={structured}>
      <WithdrawalPanel answer={actionData} known={known} />
    </ContentPage>
  )
}
