import * as staffMessages from '@klarsikt/core/messages/staff'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { LOOKUP_FIELDS, readLookup } from './customer-forms.js'
import styles from '../../layout/account-page.module.css'

/** Whom staff look for, and why [STAFF-003]. */
export function LookupForm({ result }: { readonly result: FormResult | undefined }) {
  const { state } = useNavigation()
  const { form, props, errorOf, failure } = useShopForm({
    id: 'staff-lookup',
    fields: LOOKUP_FIELDS,
    lastResult: result,
    read: readLookup,
  })
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      {failure && (
        <Alert tone="info" live="alert">
          {failure}
        </Alert>
      )}
      <TextField
        id="staff-lookup-query"
        name="query"
        label={staffMessages.query()}
        autoComplete="off"
        required
        defaultValue={form.initialValue?.query}
        error={errorOf('query')}
      />
      <TextField
        id="staff-lookup-reason"
        name="reason"
        label={staffMessages.reason()}
        hint={staffMessages.reasonHint()}
        autoComplete="off"
        required
        defaultValue={form.initialValue?.reason}
        error={errorOf('reason')}
      />
      <div>
        <Button type="submit" loading={state === 'submitting'}>
          {staffMessages.find()}
        </Button>
      </div>
    </Form>
  )
}
