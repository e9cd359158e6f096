import { contentPageData } from '../features/content/content-page-data.js'
import { ContentPage } from '../features/content/content-page.js'
import { loadWithdrawalPage } from '../features/withdrawal/load-withdrawal-page.js'
import { withdraw } from '../features/withdrawal/withdraw.js'
import { WithdrawalPanel } from '../features/withdrawal/withdrawal-panel.js'
import { headMeta } from '../lib/head.js'
import { serverAction } from '../lib/mutation.js'
import { revalidateOnNavigation } from '../lib/revalidate-on-navigation.js'
import { storeAction } from '../lib/store-action.js'
import type { Route } from './+types/withdrawal.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, visitor, hasSession, config } }: Route.LoaderArgs) {
  const { page, known } = await loadWithdrawalPage(client, new URL(request.url), () =>
    hasSession() ? visitor() : null,
  )
  return {
    page,
    known,
    ...contentPageData({ page, request, origin: config.origin }),
  }
}

export const action = serverAction(withdraw)
export const clientAction = storeAction(withdraw)

/** The form does not change the texts around it, so they are not reloaded. */
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
