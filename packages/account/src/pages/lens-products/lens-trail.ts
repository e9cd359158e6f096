import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'

/** Returns the trail of a page below a lens subscription. */
export function lensTrail(subscriptionId: string, page: Crumb): Crumb[] {
  return [
    { label: accountPageMessages.subscriptions(), href: href('account-subscriptions') },
    {
      label: accountSubscriptionMessages.title({ id: subscriptionId }),
      href: href('account-subscription-lens', { subscriptionId }),
    },
    page,
  ]
}
