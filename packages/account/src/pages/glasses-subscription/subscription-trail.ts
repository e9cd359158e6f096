import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'

/**
 * Returns the trail to a subscription and the pages below it. Without an id, the trail ends at the list of
 * subscriptions.
 */
export function subscriptionTrail(id: string | null, ...below: readonly Crumb[]): readonly Crumb[] {
  const list = { label: accountPageMessages.subscriptions(), href: href('account-subscriptions') }
  if (id === null) return [list]
  const page = href('account-subscription-glasses', { subscriptionId: id })
  return [list, { label: accountPageMessages.subscriptionGlasses(), href: page }, ...below]
}
