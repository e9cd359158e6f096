import * as accountMessages from '@klarsikt/core/messages/account'
import * as authMessages from '@klarsikt/core/messages/auth'
import { PasswordField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { NewPasswordPair } from '../../layout/new-password-pair.js'
import { PASSWORD_FIELDS, readPasswordChange } from './security-forms.js'
import { type SecurityPageProps } from './security-page-props.js'

/** Changes the password. A new key empties the form after a change. */
export function PasswordForm(props: SecurityPageProps) {
  const { answer } = props
  return <Fields key={answer?.step === 'password-changed' ? answer.at : 'typed'} {...props} />
}

function Fields({ data, answer }: SecurityPageProps) {
  const form = useShopForm({
    id: 'password',
    fields: PASSWORD_FIELDS,
    lastResult: answer?.step === 'password' ? answer.form : undefined,
    read: readPasswordChange,
  })
  return (
    <FieldForm form={form} intent="password" button={accountMessages.securitySavePassword()}>
      {/* The hidden field tells a password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" defaultValue={data.email} readOnly hidden />
      <p className="ks-text-muted">{accountMessages.securityPasswordIntro()}</p>
      <PasswordField {...form.secret('oldPassword')} label={authMessages.currentPassword()} required />
      <NewPasswordPair secret={form.secret} personal={data.personal} />
    </FieldForm>
  )
}
