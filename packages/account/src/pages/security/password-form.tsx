import * as accountMessages from '@klarsikt/core/messages/account'
import * as authMessages from '@klarsikt/core/messages/auth'
import { Button } from '@klarsikt/design-system/button'
import { NewPasswordField } from '@klarsikt/design-system/password-strength'
import { PasswordField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../layout/form-failure.js'
import { PASSWORD_FIELDS, readPasswordChange } from './security-forms.js'
import type { SecurityPageProps } from './security-page-props.js'
import styles from '../../layout/account-page.module.css'

/** Changes the password; a change that succeeded leaves an empty form. */
export function PasswordForm(props: SecurityPageProps) {
  const { answer } = props
  return <Fields key={answer?.step === 'password-changed' ? answer.at : 'typed'} {...props} />
}

function Fields({ data, answer }: SecurityPageProps) {
  const { state, formData } = useNavigation()
  const { props, errorOf, failure } = useShopForm({
    id: 'password',
    fields: PASSWORD_FIELDS,
    lastResult: answer?.step === 'password' ? answer.form : undefined,
    read: readPasswordChange,
  })
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="password" />
      {/* Lets a password manager know whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={data.email} readOnly hidden />
      <p className="ks-text-muted">{accountMessages.securityPasswordIntro()}</p>
      <FormFailure text={failure} />
      <PasswordField
        id="password-oldPassword"
        name="oldPassword"
        label={authMessages.currentPassword()}
        autoComplete="current-password"
        required
        error={errorOf('oldPassword')}
      />
      <NewPasswordField
        id="password-password"
        name="password"
        label={authMessages.newPassword()}
        personal={data.personal}
        required
        error={errorOf('password')}
      />
      <PasswordField
        id="password-passwordRepeat"
        name="passwordRepeat"
        label={authMessages.repeatPassword()}
        autoComplete="new-password"
        required
        error={errorOf('passwordRepeat')}
      />
      <div>
        <Button type="submit" loading={state !== 'idle' && formData?.get('intent') === 'password'}>
          {accountMessages.securitySavePassword()}
        </Button>
      </div>
    </Form>
  )
}
