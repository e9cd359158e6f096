import type { ExamPrescription } from '@klarsikt/contract/shop/types'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { EYES } from '@klarsikt/core/prescription'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { EyeFields } from '@klarsikt/page-kit/parts'
import { type ExamPrescriptionAnswer } from './change-exam-prescription.js'
import { EXAM_FIELDS, readExam } from './exam-form.js'

interface EnterExamProps {
  readonly data: ExamPrescription
  readonly answer: Extract<ExamPrescriptionAnswer, { readonly step: 'enter' }> | undefined
}

/**
 * Asks for the measured strengths and the customer's consent. It asks for consent each time, and the box is never
 * ticked beforehand.
 */
export function EnterExam({ data: { id, enteredAt }, answer }: EnterExamProps) {
  const form = useShopForm({ id: 'exam', fields: EXAM_FIELDS, lastResult: answer?.form, read: readExam })
  const typed = answer?.form.initialValue ?? undefined
  return (
    <FieldForm
      form={form}
      hidden={{ id }}
      button={enteredAt === null ? staffPrescriptionMessages.examSave() : staffPrescriptionMessages.examReplace()}
      aria-labelledby="exam-enter"
      summary
    >
      {EYES.map((eye) => (
        <EyeFields key={eye} eye={eye} prefix="exam" typed={typed} errorOf={form.errorOf} />
      ))}
      <Checkbox {...form.secret('agreed')} label={staffPrescriptionMessages.examConsent()} required />
    </FieldForm>
  )
}
