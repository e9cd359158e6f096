import * as authMessages from '@klarsikt/core/messages/auth'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { PasswordField, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { AuthPage } from '../../layout/auth-page.js'
import { FormFailure } from '../../layout/form-failure.js'
import { Notice } from '../../layout/notice.js'
import type { LoginStoreAnswer } from './log-in-store.js'
import { CODE_FIELDS, readCode, readStoreLogin, STORE_LOGIN_FIELDS } from './login-store-forms.js'
import styles from '../../layout/auth-page.module.css'

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
  const { state } = useNavigation()
  const { form, props, errorOf, failure } = useShopForm({
    id: 'login-store',
    fields: STORE_LOGIN_FIELDS,
    lastResult: result,
    read: readStoreLogin,
  })
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      <FormFailure text={failure} />
      <TextField
        id="login-store-id"
        name="storeId"
        inputMode="numeric"
        label={staffMessages.storeId()}
        autoComplete="organization"
        required
        defaultValue={form.initialValue?.storeId}
        error={errorOf('storeId')}
      />
      <TextField
        id="login-store-employee"
        name="employeeNumber"
        label={staffMessages.employeeNumber()}
        autoComplete="username"
        required
        defaultValue={form.initialValue?.employeeNumber}
        error={errorOf('employeeNumber')}
      />
      <PasswordField
        id="login-store-password"
        name="password"
        label={authMessages.password()}
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={state === 'submitting'}>
          {staffMessages.loginAction()}
        </Button>
      </div>
    </Form>
  )
}

function CodeStep({ message, result }: { readonly message: string; readonly result: FormResult | undefined }) {
  const { state } = useNavigation()
  const { props, errorOf, failure } = useShopForm({
    id: 'login-store-code',
    fields: CODE_FIELDS,
    lastResult: result,
    read: readCode,
  })
  return (
    <AuthPage title={staffMessages.codeTitle()}>
      <Notice tone="info">{message}</Notice>
      <Form {...props} method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="sent" value={message} />
        <FormFailure text={failure} />
        <TextField
          id="login-store-code-field"
          name="code"
          inputMode="numeric"
          label={staffMessages.code()}
          autoComplete="one-time-code"
          required
          error={errorOf('code')}
        />
        <div className={styles.actions}>
          <Button type="submit" loading={state === 'submitting'}>
            {staffMessages.codeAction()}
          </Button>
          <Link href={href('auth-login-store')}>{staffMessages.codeAgain()}</Link>
        </div>
      </Form>
    </AuthPage>
  )
}
