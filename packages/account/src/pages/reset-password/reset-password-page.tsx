import * as authMessages from '@klarsikt/core/messages/auth'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { loginPath } from '@klarsikt/page-kit/session'
import { type ResetPasswordData } from './load-reset-password.js'
import { NewPasswordForm } from './new-password-form.js'
import { RequestForm } from './request-form.js'
import { type ResetPasswordAnswer } from './reset-password.js'

interface ResetPasswordPageProps {
  readonly data: ResetPasswordData
  readonly answer: ResetPasswordAnswer | undefined
}

/** Asks for the address that gets a link, and with the link for a new password [AUTH-001]. */
export function ResetPasswordPage({ data: { token, next }, answer }: ResetPasswordPageProps) {
  const chooses = answer ? answer.step === 'choose' : token !== null
  if (token !== null && chooses)
    return (
      <AuthPage title={authMessages.resetTitle()} intro={authMessages.resetSignsOut()}>
        <NewPasswordForm token={token} next={next} result={answer?.step === 'choose' ? answer.form : undefined} />
      </AuthPage>
    )
  const login = <Link href={loginPath(next)}>{authMessages.loginAction()}</Link>
  if (answer?.step === 'sent')
    return (
      <AuthPage title={authMessages.checkMail()} aside={login}>
        <Notice tone="success">{authMessages.resetSent()}</Notice>
      </AuthPage>
    )
  return (
    <AuthPage title={authMessages.forgotTitle()} intro={authMessages.forgotIntro()} aside={login}>
      {answer?.step === 'expired' && <Notice tone="error">{answer.message}</Notice>}
      <RequestForm next={next} result={answer?.step === 'request' ? answer.form : undefined} />
    </AuthPage>
  )
}
