import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { AutogiroPage } from './autogiro-page.js'
import { changeAutogiro } from './change-autogiro.js'
import { loadAutogiro } from './load-autogiro.js'

export const page = accountPage({
  key: 'account-autogiro',
  load: loadAutogiro,
  title: accountPageMessages.autogiro,
  mutate: changeAutogiro,
  Page: AutogiroPage,
  handle: { noFoldMobile: true },
})
