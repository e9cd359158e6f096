import * as authMessages from '@klarsikt/core/messages/auth'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../layout/form-failure.js'
import { readRequest, REQUEST_FIELDS } from './reset-forms.js'
import styles from '../../layout/auth-page.module.css'

/** The address that the link is mailed to; whether it has an account is read in its mailbox only. */
export function RequestForm({ result }: { readonly result: FormResult | undefined }) {
  const { state } = useNavigation()
  const { form, props, errorOf, failure } = useShopForm({
    id: 'forgot',
    fields: REQUEST_FIELDS,
    lastResult: result,
    read: readRequest,
  })
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      <FormFailure text={failure} />
      <TextField
        id="forgot-email"
        name="email"
        type="email"
        label={authMessages.email()}
        autoComplete="username"
        required
        defaultValue={form.initialValue?.email}
        error={errorOf('email')}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={state === 'submitting'}>
          {authMessages.forgotAction()}
        </Button>
      </div>
    </Form>
  )
}
