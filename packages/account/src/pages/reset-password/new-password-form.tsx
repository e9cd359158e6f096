import * as authMessages from '@klarsikt/core/messages/auth'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { NewPasswordPair } from '../../layout/new-password-pair.js'
import { NEW_PASSWORD_FIELDS, readNewPassword } from './reset-forms.js'

interface NewPasswordFormProps {
  readonly token: string
  readonly next: string
  readonly result: FormResult | undefined
}

/** Asks for a new password. The secret of the letter allows the change. */
export function NewPasswordForm({ token, next, result }: NewPasswordFormProps) {
  const form = useShopForm({ id: 'reset', fields: NEW_PASSWORD_FIELDS, lastResult: result, read: readNewPassword })
  return (
    <FieldForm form={form} intent="choose" hidden={{ token, next }} button={authMessages.resetAction()}>
      <NewPasswordPair secret={form.secret} />
    </FieldForm>
  )
}
