import * as pageMessages from '@klarsikt/core/messages/page'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadLoginStore } from './load-login-store.js'
import { logInStore } from './log-in-store.js'
import { LoginStorePage } from './login-store-page.js'

export const page = accountPage({
  key: 'auth-login-store',
  load: (_client, { url }) => loadLoginStore(url),
  title: pageMessages.authLoginStore,
  mutate: logInStore,
  Page: LoginStorePage,
})
