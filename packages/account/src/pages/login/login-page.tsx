import * as authMessages from '@klarsikt/core/messages/auth'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { PasswordField, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm, Notice, SmallForm } from '@klarsikt/page-kit/form'
import { AuthPage, authPageStyles as styles } from '@klarsikt/page-kit/frame'
import { withNext } from '@klarsikt/page-kit/session'
import type { ReactNode } from 'react'
import { LoggedInAlready } from '../../layout/logged-in-already.js'
import { ConfirmConnection, ConnectEmail, ConnectSent } from './connect-email.js'
import { EidLogin } from './eid-login.js'
import { type EidClient } from './follow-eid.js'
import { type LoginArrival, type LoginData } from './load-login.js'
import { type LoginAnswer } from './log-in.js'
import { LOGIN_FIELDS, readLogin } from './login-form.js'
import { PasskeyButton } from './passkey-button.js'

/** The text that confirms what the user did just before the log-in. */
const ARRIVALS: Readonly<Record<LoginArrival, () => string>> = {
  'new-password': authMessages.resetDone,
  'logged-out': authMessages.loggedOut,
  erased: authMessages.accountErased,
}

interface LoginPageProps {
  readonly data: LoginData
  readonly answer: LoginAnswer | undefined
  /** Returns the browser's client. Without it the page offers no BankID. */
  readonly client?: (() => EidClient) | undefined
}

/**
 * The log-in by BankID, passkey, or e-mail and password. Before it ends, the user may have to verify an address or
 * accept terms [AUTH-001, AUTH-002, AUTH-004].
 */
export function LoginPage({ data, answer, client }: LoginPageProps) {
  if (answer?.step === 'terms') return <AcceptTerms next={data.next} {...answer} />
  if (answer?.step === 'unverified') return <Unverified next={data.next} {...answer} />
  if (answer?.step === 'connect') return <ConnectEmail next={data.next} {...answer} />
  if (answer?.step === 'connect-sent') return <ConnectSent next={data.next} {...answer} />
  if (answer === undefined || answer.step === 'failed') {
    const failure = answer?.message ?? null
    if (data.connection !== null)
      return <ConfirmConnection token={data.connection} next={data.next} failure={failure} />
    if (data.verification !== null) return <Verify token={data.verification} failure={failure} />
    if (data.cancellation !== null) return <StopEmailChange token={data.cancellation} failure={failure} />
  }
  if (answer?.step === 'change-stopped') return <EmailChangeStopped message={answer.message} />
  const notice = noticeOf(data, answer)
  return (
    <AuthPage
      title={authMessages.loginTitle()}
      intro={authMessages.loginIntro()}
      aside={<Link href={withNext(href('auth-register'), data.next)}>{authMessages.registerAction()}</Link>}
      lead={authMessages.registerLead()}
    >
      {notice}
      <LoggedInAlready who={data.who} next={data.next} />
      {data.bankId && client && (
        <>
          <EidLogin offered={data.bankId} next={data.next} client={client} />
          <h2 className={styles.heading}>{authMessages.loginWithEmail()}</h2>
        </>
      )}
      <LoginForm next={data.next} result={answer?.step === 'login' ? answer.form : undefined} />
      <PasskeyButton next={data.next} />
      <p>
        {staffMessages.loginLead()} <Link href={href('auth-login-store')}>{pageMessages.authLoginStore()}</Link>
      </p>
    </AuthPage>
  )
}

/** Returns the notice for the last press, or for what the user did before coming here. */
function noticeOf({ arrival }: LoginData, answer: LoginAnswer | undefined): ReactNode {
  if (answer === undefined) return arrival && <Notice tone="success">{ARRIVALS[arrival]()}</Notice>
  switch (answer.step) {
    case 'verified':
    case 'connected':
      return <Notice tone="success">{answer.message}</Notice>
    case 'resent':
      return <Notice tone="success">{authMessages.verificationSent()}</Notice>
    case 'failed':
    case 'link-over':
      return <Notice tone="error">{answer.message}</Notice>
    default:
      return null
  }
}

function LoginForm({ next, result }: { readonly next: string; readonly result: FormResult | undefined }) {
  const form = useShopForm({ id: 'login', fields: LOGIN_FIELDS, lastResult: result, read: readLogin })
  return (
    <FieldForm
      form={form}
      hidden={{ next }}
      button={authMessages.loginAction()}
      beside={<Link href={withNext(href('auth-reset-password'), next)}>{authMessages.forgotPassword()}</Link>}
    >
      <TextField
        {...form.field('email')}
        type="email"
        label={authMessages.email()}
        autoComplete="username webauthn"
        required
      />
      <PasswordField {...form.secret('password')} label={authMessages.password()} required />
    </FieldForm>
  )
}

function Verify({ token, failure }: { readonly token: string; readonly failure: string | null }) {
  return (
    <AuthPage title={authMessages.verifyTitle()} intro={authMessages.verifyIntro()}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <SmallForm intent="verify" fields={{ token }} action={authMessages.verifyAction()} />
    </AuthPage>
  )
}

function StopEmailChange({ token, failure }: { readonly token: string; readonly failure: string | null }) {
  return (
    <AuthPage title={authMessages.emailChangeStopTitle()} intro={authMessages.emailChangeStopIntro()}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <SmallForm intent="stop-email-change" fields={{ token }} action={authMessages.emailChangeStopAction()} />
    </AuthPage>
  )
}

function EmailChangeStopped({ message }: { readonly message: string }) {
  return (
    <AuthPage
      title={authMessages.emailChangeStopTitle()}
      aside={<Link href={href('auth-login')}>{authMessages.loginAction()}</Link>}
    >
      <Notice tone="success">{message}</Notice>
      <Link href={href('auth-reset-password')}>{authMessages.newPasswordAction()}</Link>
    </AuthPage>
  )
}

interface UnverifiedProps {
  readonly next: string
  readonly email: string | null
  readonly message: string
}

function Unverified({ next, email, message }: UnverifiedProps) {
  return (
    <AuthPage title={authMessages.checkMail()}>
      <Notice tone="info">{message}</Notice>
      {email !== null && (
        <SmallForm
          intent="resend"
          fields={{ email, next }}
          action={authMessages.resendVerification()}
          variant="secondary"
        />
      )}
    </AuthPage>
  )
}

interface AcceptTermsProps {
  readonly next: string
  readonly version: string
  readonly message: string
}

function AcceptTerms({ next, version, message }: AcceptTermsProps) {
  return (
    <AuthPage title={authMessages.termsTitle()}>
      <Notice tone="info">{message}</Notice>
      <p>
        <Link href={href('account-terms')}>{authMessages.termsLink()}</Link>
      </p>
      <SmallForm intent="terms" fields={{ version, next }} action={authMessages.termsAction()} />
    </AuthPage>
  )
}
