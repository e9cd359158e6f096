import * as authMessages from '@klarsikt/core/messages/auth'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadResetPassword } from './load-reset-password.js'
import { ResetPasswordPage } from './reset-password-page.js'
import { resetPassword } from './reset-password.js'

export const page = accountPage({
  key: 'auth-reset-password',
  load: (_client, { url }) => loadResetPassword(url),
  title: ({ token }) => (token === null ? authMessages.forgotTitle() : authMessages.resetTitle()),
  mutate: resetPassword,
  Page: ResetPasswordPage,
  secret: true,
})
