import * as authMessages from '@klarsikt/core/messages/auth'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { CREATE_FIELDS, readNewCustomer } from './customer-forms.js'
import styles from '../../layout/account-page.module.css'

/** A new customer, who confirms it from their own mailbox [STAFF-004]. */
export function CreateForm({ result }: { readonly result: FormResult | undefined }) {
  const { state } = useNavigation()
  const { form, props, errorOf, failure } = useShopForm({
    id: 'staff-create',
    fields: CREATE_FIELDS,
    lastResult: result,
    read: readNewCustomer,
  })
  const field = (name: (typeof CREATE_FIELDS)[number]) => ({
    id: `staff-create-${name}`,
    name,
    autoComplete: 'off',
    defaultValue: form.initialValue?.[name],
    error: errorOf(name),
  })
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="create" />
      {failure && (
        <Alert tone="error" live="alert">
          {failure}
        </Alert>
      )}
      <TextField {...field('firstName')} label={fieldMessages.firstName()} required />
      <TextField {...field('lastName')} label={fieldMessages.lastName()} required />
      <TextField {...field('email')} type="email" label={authMessages.email()} required />
      <TextField {...field('mobile')} type="tel" label={fieldMessages.mobile()} required />
      <TextField {...field('personalNumber')} inputMode="numeric" label={staffMessages.personalNumber()} />
      <div>
        <Button type="submit" variant="secondary" loading={state === 'submitting'}>
          {staffMessages.createAction()}
        </Button>
      </div>
    </Form>
  )
}
