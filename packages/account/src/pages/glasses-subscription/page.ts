import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeGlassesSubscription } from './change-glasses-subscription.js'
import { GlassesSubscriptionPage } from './glasses-subscription-page.js'
import { loadGlassesSubscription } from './load-glasses-subscription.js'

export const page = accountPage({
  key: 'account-subscription-glasses',
  load: loadGlassesSubscription,
  title: accountPageMessages.subscriptionGlasses,
  mutate: changeGlassesSubscription,
  Page: GlassesSubscriptionPage,
  handle: { noFoldMobile: true },
})
