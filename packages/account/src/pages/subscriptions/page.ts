import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadSubscriptions } from './load-subscriptions.js'
import { SubscriptionsPage } from './subscriptions-page.js'

export const page = accountPage({
  key: 'account-subscriptions',
  load: loadSubscriptions,
  title: accountPageMessages.subscriptions,
  Page: SubscriptionsPage,
})
