import * as authMessages from '@klarsikt/core/messages/auth'
import { accountPage } from '../../page/index.js'
import { whoIsHere as loadLogout } from '../../session/who-is-here.js'
import { logOut } from './log-out.js'
import { LogoutPage } from './logout-page.js'

export const page = accountPage({
  key: 'auth-logout',
  load: loadLogout,
  title: authMessages.logout,
  mutate: logOut,
  Page: LogoutPage,
})
