import { EMAIL_VERIFICATION_HOURS } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import { Link } from '@klarsikt/design-system/link'
import { Notice, SmallForm } from '@klarsikt/page-kit/form'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { loginPath } from '@klarsikt/page-kit/session'
import { LoggedInAlready } from '../../layout/logged-in-already.js'
import { type RegisterData } from './load-register.js'
import { RegisterForm } from './register-form.js'
import { type RegisterAnswer } from './register.js'

interface RegisterPageProps {
  readonly data: RegisterData
  readonly answer: RegisterAnswer | undefined
}

/** Opens an account by e-mail and password. After the form, the user has to open a link in a letter [AUTH-005]. */
export function RegisterPage({ data: { next, who }, answer }: RegisterPageProps) {
  if (answer?.step === 'sent') return <CheckMail next={next} {...answer} />
  if (who.kind !== 'visitor')
    return (
      <AuthPage title={authMessages.registerTitle()}>
        <LoggedInAlready who={who} next={next} />
      </AuthPage>
    )
  return (
    <AuthPage
      title={authMessages.registerTitle()}
      intro={authMessages.registerIntro()}
      lead={authMessages.loginLead()}
      aside={<Link href={loginPath(next)}>{authMessages.loginAction()}</Link>}
    >
      <RegisterForm next={next} result={answer?.form} />
    </AuthPage>
  )
}

type CheckMailProps = Extract<RegisterAnswer, { step: 'sent' }> & Pick<RegisterData, 'next'>

function CheckMail({ next, email, isAgain, failure }: CheckMailProps) {
  return (
    <AuthPage title={authMessages.checkMail()}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {failure === null && (
        <Notice tone="success">
          {isAgain ? authMessages.verificationSent() : authMessages.registerSuccessPendingEmail()}
        </Notice>
      )}
      <p>{authMessages.checkMailBody({ email, hours: EMAIL_VERIFICATION_HOURS })}</p>
      <SmallForm
        intent="resend"
        fields={{ email, next }}
        action={authMessages.resendVerification()}
        variant="secondary"
      >
        <Link href={loginPath(next)}>{authMessages.loginAction()}</Link>
      </SmallForm>
    </AuthPage>
  )
}
