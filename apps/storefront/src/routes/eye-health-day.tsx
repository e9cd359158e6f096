import type { PageHandle } from '@klarsikt/page-kit/page'
import { contentPageData } from '../features/content/content-page-data.js'
import { ContentPage } from '../features/content/content-page.js'
import { EyeHealthDayPanel } from '../features/eye-health-day/eye-health-day-panel.js'
import { loadEyeHealthDayPage } from '../features/eye-health-day/load-eye-health-day-page.js'
import { requestEyeHealthDay } from '../features/eye-health-day/request-eye-health-day.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import { revalidateOnNavigation } from '../lib/revalidate-on-navigation.js'
import type { Route } from './+types/eye-health-day.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: PageHandle = { noFoldMobile: true }

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const { page, dates } = await loadEyeHealthDayPage(client)
  return {
    page,
    dates,
    ...contentPageData({ page, request, origin: config.origin }),
  }
}

export const action = serverAction(requestEyeHealthDay)
export const clientAction = browserAction(requestEyeHealthDay)

/** The form does not change the texts around it, so they are not reloaded. */
export const shouldRevalidate = revalidateOnNavigation

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function EyeHealthDay({
  loaderData: { page, trail, updated, structured, dates },
  actionData,
}: Route.ComponentProps) {
  return (
    <ContentPage page={page} trail={trail} updated={updated} structured={structured}>
      <EyeHealthDayPanel answer={actionData} dates={dates} />
    </ContentPage>
  )
}
