import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { connectLifestyle } from './connect-lifestyle.js'
import { ConnectPage } from './connect-page.js'
import { loadConnect } from './load-connect.js'

export const page = accountPage({
  key: 'account-subscription-connect-lifestyle',
  load: loadConnect,
  title: accountPageMessages.subscriptionConnectLifestyle,
  mutate: connectLifestyle,
  Page: ConnectPage,
  handle: { noFoldMobile: true },
})
