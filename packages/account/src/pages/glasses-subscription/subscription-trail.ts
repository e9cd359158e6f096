import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'

/** Where a subscription is, and a page below it; without an id while it cannot be read. */
export function subscriptionTrail(id: string | null, ...below: readonly Crumb[]): readonly Crumb[] {
  const list = { label: accountPageMessages.subscriptions(), href: href('account-subscriptions') }
  if (id === null) return [list]
  const page = href('account-subscription-glasses', { subscriptionId: id })
  return [list, { label: accountPageMessages.subscriptionGlasses(), href: page }, ...below]
}
