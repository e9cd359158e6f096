import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { connectGlassesSubscription } from './connect-glasses-subscription.js'
import { ConnectPage } from './connect-page.js'
import { loadConnect } from './load-connect.js'

export const page = accountPage({
  key: 'account-subscription-connect-lifestyle',
  load: loadConnect,
  title: accountPageMessages.subscriptionConnectLifestyle,
  mutate: connectGlassesSubscription,
  Page: ConnectPage,
  handle: { noFoldMobile: true },
})
