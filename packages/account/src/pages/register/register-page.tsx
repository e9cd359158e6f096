import { EMAIL_VERIFICATION_HOURS } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { AuthPage } from '../../layout/auth-page.js'
import { Notice } from '../../layout/notice.js'
import { SmallForm } from '../../layout/small-form.js'
import { RegisterForm } from './register-form.js'
import type { RegisterAnswer } from './register.js'

interface RegisterPageProps {
  readonly answer: RegisterAnswer | undefined
}

/** An account by e-mail and password: the form, and then the letter that has to be opened [AUTH-005]. */
export function RegisterPage({ answer }: RegisterPageProps) {
  if (answer?.step === 'sent') return <CheckMail {...answer} />
  return (
    <AuthPage
      title={authMessages.registerTitle()}
      intro={authMessages.registerIntro()}
      lead={authMessages.loginLead()}
      aside={<Link href={href('auth-login')}>{authMessages.loginAction()}</Link>}
    >
      <RegisterForm result={answer?.form} />
    </AuthPage>
  )
}

function CheckMail({ email, isAgain, failure }: Extract<RegisterAnswer, { step: 'sent' }>) {
  return (
    <AuthPage title={authMessages.checkMail()}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {failure === null && (
        <Notice tone="success">
          {isAgain ? authMessages.verificationSent() : authMessages.registerSuccessPendingEmail()}
        </Notice>
      )}
      <p>{authMessages.checkMailBody({ email, hours: EMAIL_VERIFICATION_HOURS })}</p>
      <SmallForm intent="resend" fields={{ email }} action={authMessages.resendVerification()} variant="secondary">
        <Link href={href('auth-login')}>{authMessages.loginAction()}</Link>
      </SmallForm>
    </AuthPage>
  )
}
