import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as savedPrescriptionMessages from '@klarsikt/core/messages/saved-prescription'
import { href } from '@klarsikt/core/paths'
import { EYES, SAVED_PRESCRIPTION_FIELDS } from '@klarsikt/core/prescription'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { EyeFields } from '@klarsikt/page-kit/parts'
import { type PrescriptionsAnswer } from './change-prescriptions.js'
import { readPrescription } from './prescription-form.js'

/** A form to save a prescription. It asks for consent each time, and the box is never ticked beforehand. */
export function AddPrescription({ answer }: { readonly answer: PrescriptionsAnswer | undefined }) {
  const form = useShopForm({
    id: 'prescription',
    fields: SAVED_PRESCRIPTION_FIELDS,
    lastResult: answer?.step === 'add' ? answer.form : undefined,
    read: readPrescription,
  })
  const typed = answer?.step === 'add' ? (answer.form.initialValue ?? undefined) : undefined
  return (
    <FieldForm
      form={form}
      intent="add"
      action={href('account-prescriptions')}
      button={savedPrescriptionMessages.save()}
      aria-labelledby="prescription-add"
      summary
    >
      <p className="ks-text-muted">{savedPrescriptionMessages.addHint()}</p>
      {EYES.map((eye) => (
        <EyeFields key={eye} eye={eye} typed={typed} errorOf={form.errorOf} />
      ))}
      <TextField {...form.field('issuedOn')} type="date" label={savedPrescriptionMessages.issuedOn()} required />
      <Checkbox {...form.secret('agreed')} label={prescriptionFormMessages.consent()} required />
    </FieldForm>
  )
}
