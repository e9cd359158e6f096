import * as authMessages from '@klarsikt/core/messages/auth'
import { NewPasswordField, type NewPasswordFieldProps } from '@klarsikt/design-system/password-strength'
import { PasswordField } from '@klarsikt/design-system/text-field'

type SecretField = Pick<NewPasswordFieldProps, 'id' | 'name' | 'error'>

interface NewPasswordPairProps extends Pick<NewPasswordFieldProps, 'label' | 'personal'> {
  /** Returns the props of the named field from the form that contains both fields. */
  readonly secret: (name: 'password' | 'passwordRepeat') => SecretField
}

/** Shows a field for a new password, which is checked while it is typed, and a field to repeat it. */
export function NewPasswordPair({ secret, label = authMessages.newPassword(), ...rest }: NewPasswordPairProps) {
  return (
    <>
      <NewPasswordField {...secret('password')} label={label} {...rest} required />
      <PasswordField
        {...secret('passwordRepeat')}
        label={authMessages.repeatPassword()}
        autoComplete="new-password"
        required
      />
    </>
  )
}
