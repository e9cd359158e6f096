import { changeWizard, WizardPage } from '@klarsikt/booking/wizard'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import type { PageHandle } from '@klarsikt/page-kit/page'
import { secretHeaders } from '../lib/account-page.js'
import { wizardLoader } from '../lib/booking-page.js'
import { browserClient } from '../lib/browser-client.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/hearing-booking.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: PageHandle = { noFoldMobile: true }
export const headers: Route.HeadersFunction = secretHeaders
export const loader = wizardLoader(
  'booking-auditory',
  wizardMessages.titleHearing(),
  wizardMessages.descriptionHearing(),
)
const change = changeWizard('booking-auditory')
export const action = serverAction(change)
export const clientAction = browserAction(change)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function HearingBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <WizardPage data={loaderData.data} answer={actionData} client={browserClient} />
}
