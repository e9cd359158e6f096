import * as authMessages from '@klarsikt/core/messages/auth'
import { NewPasswordField, type NewPasswordFieldProps } from '@klarsikt/design-system/password-strength'
import { PasswordField } from '@klarsikt/design-system/text-field'

type SecretField = Pick<NewPasswordFieldProps, 'id' | 'name' | 'error'>

interface NewPasswordPairProps extends Pick<NewPasswordFieldProps, 'label' | 'personal'> {
  /** Of the form the two are in: what describes them. */
  readonly secret: (name: 'password' | 'passwordRepeat') => SecretField
}

/** A new password, judged while it is typed, and the same once more. */
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
