import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changePrivacy } from './change-privacy.js'
import { loadPrivacy } from './load-privacy.js'
import { PrivacyPage } from './privacy-page.js'

export const page = accountPage({
  key: 'account-privacy',
  load: loadPrivacy,
  title: accountPageMessages.privacy,
  mutate: changePrivacy,
  Page: PrivacyPage,
})
