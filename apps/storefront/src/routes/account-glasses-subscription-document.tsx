import {
  GlassesSubscriptionDocumentPage,
  loadGlassesSubscriptionDocument,
} from '@klarsikt/account/pages/glasses-subscription-documents'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-glasses-subscription-document.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** A document is shown without header and footer. Its trail leads back to the subscription. */
export const handle: RouteHandle = { noLayout: true, noFoldMobile: true }
export const loader = accountLoader(loadGlassesSubscriptionDocument, lifestylePageMessages.documents())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountGlassesSubscriptionDocument({ loaderData }: Route.ComponentProps) {
  return <GlassesSubscriptionDocumentPage data={loaderData.data} />
}
