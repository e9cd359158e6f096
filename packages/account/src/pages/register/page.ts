import * as authMessages from '@klarsikt/core/messages/auth'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadRegister } from './load-register.js'
import { RegisterPage } from './register-page.js'
import { register } from './register.js'

export const page = accountPage({
  key: 'auth-register',
  load: (client, { url }) => loadRegister(client, url),
  title: authMessages.registerTitle,
  mutate: register,
  Page: RegisterPage,
})
