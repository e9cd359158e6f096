import * as authMessages from '@klarsikt/core/messages/auth'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { PasswordField, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { AuthPage } from '../../layout/auth-page.js'
import { FieldForm } from '../../layout/field-form.js'
import { Notice } from '../../layout/notice.js'
import type { LoginStoreAnswer } from './log-in-store.js'
import { CODE_FIELDS, readCode, readStoreLogin, STORE_LOGIN_FIELDS } from './login-store-forms.js'

/** Log-in of a store: who it is, then the code that was sent [STAFF-001, STAFF-008]. */
export function LoginStorePage({ answer }: { readonly answer: LoginStoreAnswer | undefined }) {
  if (answer?.step === 'code') return <CodeStep message={answer.message} result={answer.form} />
  return (
    <AuthPage
      title={pageMessages.authLoginStore()}
      intro={staffMessages.loginIntro()}
      lead={staffMessages.customerLead()}
      aside={<Link href={href('auth-login')}>{authMessages.loginTitle()}</Link>}
    >
      {answer?.step === 'again' && <Notice tone="error">{answer.message}</Notice>}
      <StoreForm result={answer?.step === 'login' ? answer.form : undefined} />
    </AuthPage>
  )
}

function StoreForm({ result }: { readonly result: FormResult | undefined }) {
  const form = useShopForm({
    id: 'login-store',
    fields: STORE_LOGIN_FIELDS,
    lastResult: result,
    read: readStoreLogin,
  })
  return (
    <FieldForm form={form} button={staffMessages.loginAction()}>
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

function CodeStep({ message, result }: { readonly message: string; readonly result: FormResult | undefined }) {
  const form = useShopForm({ id: 'login-store-code', fields: CODE_FIELDS, lastResult: result, read: readCode })
  return (
    <AuthPage title={staffMessages.codeTitle()}>
      <Notice tone="info">{message}</Notice>
      <FieldForm
        form={form}
        intent="code"
        hidden={{ sent: message }}
        button={staffMessages.codeAction()}
        beside={<Link href={href('auth-login-store')}>{staffMessages.codeAgain()}</Link>}
      >
        <TextField
          {...form.secret('code')}
          inputMode="numeric"
          label={staffMessages.code()}
          autoComplete="one-time-code"
          required
        />
      </FieldForm>
    </AuthPage>
  )
}
