import type { StaffPrescription } from '@klarsikt/contract/shop/types'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { StrengthFields, needsFields, readStrengths, STRENGTH_FIELDS } from '@klarsikt/page-kit/parts'
import { type StaffPrescriptionAnswer } from './change-staff-prescription.js'

interface EnterFormProps {
  readonly data: StaffPrescription
  readonly answer: Extract<StaffPrescriptionAnswer, { readonly step: 'enter' }> | undefined
}

/**
 * Asks for the strengths in the photo. If the chosen lenses do not suit them, staff can tick a box to change the lenses
 * at no cost to the customer.
 */
export function EnterForm({ data, answer }: EnterFormProps) {
  const id = 'enter'
  const form = useShopForm({
    id,
    fields: STRENGTH_FIELDS,
    lastResult: answer?.form,
    read: readStrengths(data),
  })
  return (
    <FieldForm
      form={form}
      intent="enter"
      hidden={{ id: data.id, ...needsFields(data) }}
      button={staffPrescriptionMessages.save()}
      summary
    >
      <StrengthFields
        id={id}
        needs={data}
        form={form}
        typed={answer?.form.initialValue ?? undefined}
        confirmText={staffPrescriptionMessages.recent()}
      />
      {answer?.lenses === null && <Alert tone="warning">{staffPrescriptionMessages.noLens()}</Alert>}
      {answer?.lenses && (
        <Checkbox
          id="changes-lenses"
          name="changesLenses"
          label={staffPrescriptionMessages.change({ lens: answer.lenses })}
        />
      )}
    </FieldForm>
  )
}
