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
import { CodeStep } from './code-step.js'
import type { LoginStoreAnswer } from './log-in-store.js'
import { readStoreLogin, STORE_LOGIN_FIELDS } from './login-store-forms.js'

/** Log-in of a store: who it is, then the second step [STAFF-001, STAFF-008]. */
export function LoginStorePage({ answer }: { readonly answer: LoginStoreAnswer | undefined }) {
  if (answer?.step === 'code') return <CodeStep of={answer} />
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
