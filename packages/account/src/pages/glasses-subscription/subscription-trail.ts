import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'

/** Where a subscription is, and a page below it; without an id while it cannot be read. */
export function subscriptionTrail(id: string | null, ...below: readonly Crumb[]): readonly Crumb[] {
  const list = { label: pageMessages.accountSubscriptions(), href: href('account-subscriptions') }
  if (id === null) return [list]
  const page = href('account-subscription-glasses', { subscriptionId: id })
  return [list, { label: pageMessages.accountSubscriptionGlasses(), href: page }, ...below]
}
