import * as authMessages from '@klarsikt/core/messages/auth'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { PasswordField, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm, FormFailure, Notice } from '@klarsikt/page-kit/form'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { usePasskeySupport } from '@klarsikt/page-kit/passkey'
import { CodeStep } from './code-step.js'
import { type LoginStoreData } from './load-login-store.js'
import { type LoginStoreAnswer } from './log-in-store.js'
import { readStoreLogin, STORE_LOGIN_FIELDS } from './login-store-forms.js'
import { useStorePasskey } from './use-store-passkey.js'

interface LoginStorePageProps {
  readonly data: LoginStoreData
  readonly answer: LoginStoreAnswer | undefined
}

/** The log-in for staff: store, number and password first, and then a code or a passkey [STAFF-001, STAFF-008]. */
export function LoginStorePage({ data: { next }, answer }: LoginStorePageProps) {
  if (answer?.step === 'code') return <CodeStep next={next} of={answer} />
  return (
    <AuthPage
      title={pageMessages.authLoginStore()}
      intro={staffMessages.loginIntro()}
      lead={staffMessages.customerLead()}
      aside={<Link href={href('auth-login')}>{authMessages.loginTitle()}</Link>}
    >
      {answer?.step === 'again' && <Notice tone="error">{answer.message}</Notice>}
      <StoreForm next={next} result={answer?.step === 'login' ? answer.form : undefined} />
      <BeginByPasskey next={next} />
    </AuthPage>
  )
}

/** Offers a passkey for the whole log-in, where the browser supports passkeys. */
function BeginByPasskey({ next }: { readonly next: string }) {
  const isSupported = usePasskeySupport()
  const { press, isBusy, problem } = useStorePasskey({ next }, 'begin-passkey')
  if (!isSupported) return null
  return (
    <>
      <FormFailure text={isBusy ? null : problem} />
      <Button variant="secondary" fullWidth loading={isBusy} onClick={press}>
        {authMessages.passkeyLogin()}
      </Button>
    </>
  )
}

function StoreForm({ next, result }: { readonly next: string; readonly result: FormResult | undefined }) {
  const form = useShopForm({
    id: 'login-store',
    fields: STORE_LOGIN_FIELDS,
    lastResult: result,
    read: readStoreLogin,
  })
  return (
    <FieldForm form={form} hidden={{ next }} button={staffMessages.loginAction()}>
      <TextField
        {...form.field('storeId')}
        inputMode="numeric"
        label={staffMessages.storeId()}
        autoComplete="organization"
        required
      />
      <TextField
        {...form.field('employeeNumber')}
        label={staffMessages.employeeNumber()}
        autoComplete="username"
        required
      />
      <PasswordField {...form.secret('password')} label={authMessages.password()} required />
    </FieldForm>
  )
}
