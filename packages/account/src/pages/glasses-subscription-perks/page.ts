import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { GlassesSubscriptionPerksPage } from './glasses-subscription-perks-page.js'
import { loadGlassesSubscriptionPerks } from './load-glasses-subscription-perks.js'

export const page = accountPage({
  key: 'account-subscription-glasses-perks',
  load: loadGlassesSubscriptionPerks,
  title: glassesSubscriptionPageMessages.perks,
  Page: GlassesSubscriptionPerksPage,
  handle: { noFoldMobile: true },
})
