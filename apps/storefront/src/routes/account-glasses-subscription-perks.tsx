import {
  GlassesSubscriptionPerksPage,
  loadGlassesSubscriptionPerks,
} from '@klarsikt/account/pages/glasses-subscription-perks'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-glasses-subscription-perks.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadGlassesSubscriptionPerks, lifestylePageMessages.perks())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountGlassesSubscriptionPerks({ loaderData }: Route.ComponentProps) {
  return <GlassesSubscriptionPerksPage data={loaderData.data} />
}
