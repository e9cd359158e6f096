import * as authMessages from '@klarsikt/core/messages/auth'
import { accountPage } from '@klarsikt/page-kit/page'
import { whoIsHere as loadLogout } from '@klarsikt/page-kit/session'
import { logOut } from './log-out.js'
import { LogoutPage } from './logout-page.js'

export const page = accountPage({
  key: 'auth-logout',
  load: loadLogout,
  title: authMessages.logout,
  mutate: logOut,
  Page: LogoutPage,
})
