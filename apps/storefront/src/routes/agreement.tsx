import type { PageHandle } from '@klarsikt/page-kit/page'
import { data } from 'react-router'
import { AgreementWizard } from '../features/agreement/agreement-wizard.js'
import { changeAgreement } from '../features/agreement/change-agreement.js'
import { loadAgreement } from '../features/agreement/load-agreement.js'
import { contentPageData } from '../features/content/content-page-data.js'
import { ContentPage } from '../features/content/content-page.js'
import { secretHeaders } from '../lib/account-page.js'
import { browserClient } from '../lib/browser-client.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/agreement.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: PageHandle = { noFoldMobile: true }

/** The address can hold the secret of a letter, and the page shows the company's details. */
export const headers: Route.HeadersFunction = secretHeaders

export async function loader({ request, context: { client, visitor, config } }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const { page, ...wizard } = await loadAgreement(client, visitor(), url)
  const isGone = wizard.confirmation !== null && wizard.confirmation.known === null
  const known = {
    // The texts beside the wizard are for visitors who have not started it.
    page: wizard.agreement === null && wizard.confirmation === null ? page : { ...page, sections: [] },
    wizard,
    ...contentPageData({ page, request, origin: config.origin }),
  }
  return data(known, { status: isGone ? 410 : 200 })
}

export const action = serverAction(changeAgreement)
export const clientAction = browserAction(changeAgreement)

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AgreementPage({
  loaderData: { page, wizard, trail, structured },
  actionData,
}: Route.ComponentProps) {
  return (
    <ContentPage page={page} trail={trail} updated={null} structured={structured}>
      <AgreementWizard data={wizard} answer={actionData} client={browserClient} />
    </ContentPage>
  )
}
