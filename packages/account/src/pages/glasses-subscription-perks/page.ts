import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { GlassesSubscriptionPerksPage } from './glasses-subscription-perks-page.js'
import { loadGlassesSubscriptionPerks } from './load-glasses-subscription-perks.js'

export const page = accountPage({
  key: 'account-subscription-glasses-perks',
  load: loadGlassesSubscriptionPerks,
  title: lifestylePageMessages.perks,
  Page: GlassesSubscriptionPerksPage,
  handle: { noFoldMobile: true },
})
