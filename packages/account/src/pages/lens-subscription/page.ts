import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeLensSubscription } from './change-lens-subscription.js'
import { LensSubscriptionPage } from './lens-subscription-page.js'
import { loadLensSubscription } from './load-lens-subscription.js'

export const page = accountPage({
  key: 'account-subscription-lens',
  load: loadLensSubscription,
  title: (page) =>
    'subscription' in page
      ? accountSubscriptionMessages.title({ id: page.subscription.id })
      : accountPageMessages.subscriptionLens(),
  mutate: changeLensSubscription,
  Page: LensSubscriptionPage,
})
