import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadSignUp } from './load-sign-up.js'
import { SignUpPage } from './sign-up-page.js'
import { signUp } from './sign-up.js'

export const page = accountPage({
  key: 'account-subscription-glasses-sign-up',
  load: loadSignUp,
  title: accountPageMessages.subscriptionGlassesSignUp,
  mutate: signUp,
  Page: SignUpPage,
  handle: { noFoldMobile: true },
})
