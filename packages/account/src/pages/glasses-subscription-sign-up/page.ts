import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadSignUp } from './load-sign-up.js'
import { SignUpPage } from './sign-up-page.js'
import { signUp } from './sign-up.js'

export const page = accountPage({
  key: 'account-lifestyle-sign-up',
  load: loadSignUp,
  title: accountPageMessages.lifestyleSignUp,
  mutate: signUp,
  Page: SignUpPage,
  handle: { noFoldMobile: true },
})
