import * as errorMessages from '@klarsikt/core/messages/error'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as savedPrescriptionMessages from '@klarsikt/core/messages/saved-prescription'
import { href } from '@klarsikt/core/paths'
import { EYES, SAVED_PRESCRIPTION_FIELDS } from '@klarsikt/core/prescription'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../layout/form-failure.js'
import type { PrescriptionsAnswer } from './change-prescriptions.js'
import { EyeFields } from './prescription-fields.js'
import { readPrescription } from './prescription-form.js'
import styles from '../../layout/account-page.module.css'

/** A prescription typed by hand. The consent is asked for each time and never ticked beforehand. */
export function AddPrescription({ answer }: { readonly answer: PrescriptionsAnswer | undefined }) {
  const { state, formData } = useNavigation()
  const { form, props, errorOf, problems, attempt, failure } = useShopForm({
    id: 'prescription',
    fields: SAVED_PRESCRIPTION_FIELDS,
    lastResult: answer?.step === 'add' ? answer.form : undefined,
    read: readPrescription,
  })
  const typed = answer?.step === 'add' ? (answer.form.initialValue ?? undefined) : undefined
  return (
    <Form
      {...props}
      method="post"
      action={href('account-prescriptions')}
      className={styles.form}
      preventScrollReset
      aria-labelledby="prescription-add"
    >
      <input type="hidden" name="intent" value="add" />
      <p className="ks-text-muted">{savedPrescriptionMessages.addHint()}</p>
      {attempt > 0 && problems.length > 0 && (
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          title={errorMessages.validationSummary({ count: problems.length })}
        />
      )}
      <FormFailure text={failure} />
      {EYES.map((eye) => (
        <EyeFields key={eye} eye={eye} typed={typed} errorOf={errorOf} />
      ))}
      <TextField
        id="prescription-issuedOn"
        name="issuedOn"
        type="date"
        label={savedPrescriptionMessages.issuedOn()}
        required
        defaultValue={form.initialValue?.issuedOn ?? ''}
        error={errorOf('issuedOn')}
      />
      <Checkbox
        id="prescription-agreed"
        name="agreed"
        label={prescriptionFormMessages.consent()}
        required
        error={errorOf('agreed')}
      />
      <div>
        <Button type="submit" loading={state !== 'idle' && formData?.get('intent') === 'add'}>
          {savedPrescriptionMessages.save()}
        </Button>
      </div>
    </Form>
  )
}
