import * as authMessages from '@klarsikt/core/messages/auth'
import { Button } from '@klarsikt/design-system/button'
import { NewPasswordField } from '@klarsikt/design-system/password-strength'
import { PasswordField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../layout/form-failure.js'
import { NEW_PASSWORD_FIELDS, readNewPassword } from './reset-forms.js'
import styles from '../../layout/auth-page.module.css'

interface NewPasswordFormProps {
  readonly token: string
  readonly result: FormResult | undefined
}

/** The new password, by the secret of the letter. */
export function NewPasswordForm({ token, result }: NewPasswordFormProps) {
  const { state } = useNavigation()
  const { props, errorOf, failure } = useShopForm({
    id: 'reset',
    fields: NEW_PASSWORD_FIELDS,
    lastResult: result,
    read: readNewPassword,
  })
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="token" value={token} />
      <FormFailure text={failure} />
      <NewPasswordField
        id="reset-password"
        name="password"
        label={authMessages.newPassword()}
        required
        error={errorOf('password')}
      />
      <PasswordField
        id="reset-passwordRepeat"
        name="passwordRepeat"
        label={authMessages.repeatPassword()}
        autoComplete="new-password"
        required
        error={errorOf('passwordRepeat')}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={state === 'submitting'}>
          {authMessages.resetAction()}
        </Button>
      </div>
    </Form>
  )
}
