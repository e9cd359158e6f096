import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeSecurity } from './change-security.js'
import { loadSecurity } from './load-security.js'
import { SecurityPage } from './security-page.js'

export const page = accountPage({
  key: 'account-security',
  load: loadSecurity,
  title: accountPageMessages.security,
  mutate: changeSecurity,
  Page: SecurityPage,
  handle: { noFoldMobile: true },
})
