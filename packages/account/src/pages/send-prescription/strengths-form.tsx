import type { AwaitedPair } from '@klarsikt/contract/shop/types'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { StrengthFields, needsFields, readStrengths, STRENGTH_FIELDS } from '@klarsikt/page-kit/parts'
import { type SendLink } from './load-send-prescription.js'

interface StrengthsFormProps {
  readonly pair: AwaitedPair
  readonly link: SendLink
  readonly result: FormResult | undefined
}

/** Asks for the strengths of a pair of glasses. */
export function StrengthsForm({ pair, link, result }: StrengthsFormProps) {
  const id = `strengths-${pair.position}`
  const form = useShopForm({ id, fields: STRENGTH_FIELDS, lastResult: result, read: readStrengths(pair) })
  return (
    <FieldForm
      form={form}
      intent="type"
      hidden={{ ...link, ...needsFields(pair), position: String(pair.position) }}
      button={awaitedPrescriptionMessages.typeSave()}
      summary
    >
      <StrengthFields
        id={id}
        needs={pair}
        form={form}
        typed={result?.initialValue ?? undefined}
        confirmText={prescriptionFormMessages.confirmAge()}
      />
    </FieldForm>
  )
}
