import * as authMessages from '@klarsikt/core/messages/auth'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadLogin } from './load-login.js'
import { logIn } from './log-in.js'
import { LoginPage } from './login-page.js'

export const page = accountPage({
  key: 'auth-login',
  load: (client, { url }) => loadLogin(client, url),
  title: authMessages.loginTitle,
  mutate: logIn,
  Page: LoginPage,
  secret: true,
})
