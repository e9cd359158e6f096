import * as authMessages from '@klarsikt/core/messages/auth'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { readRequest, REQUEST_FIELDS } from './reset-forms.js'

/**
 * Asks for the address that gets the link. The page never says whether the address has an account, but the letter does.
 */
export function RequestForm({ next, result }: { readonly next: string; readonly result: FormResult | undefined }) {
  const form = useShopForm({ id: 'forgot', fields: REQUEST_FIELDS, lastResult: result, read: readRequest })
  return (
    <FieldForm form={form} hidden={{ next }} button={authMessages.forgotAction()}>
      <TextField {...form.field('email')} type="email" label={authMessages.email()} autoComplete="username" required />
    </FieldForm>
  )
}
