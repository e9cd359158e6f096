import * as staffMessages from '@klarsikt/core/messages/staff'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { LOOKUP_FIELDS, readLookup } from './customer-forms.js'

/** Asks whom the staff member looks for, and why [STAFF-003]. */
export function LookupForm({ result }: { readonly result: FormResult | undefined }) {
  const form = useShopForm({
    id: 'staff-lookup',
    fields: LOOKUP_FIELDS,
    lastResult: result,
    read: readLookup,
  })
  return (
    <FieldForm form={form} intent="lookup" button={staffMessages.find()}>
      <TextField {...form.field('query')} label={staffMessages.query()} autoComplete="off" required />
      <TextField
        {...form.field('reason')}
        label={staffMessages.reason()}
        hint={staffMessages.reasonHint()}
        autoComplete="off"
        required
      />
    </FieldForm>
  )
}
