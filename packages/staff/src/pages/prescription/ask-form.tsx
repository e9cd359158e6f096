import { PHOTO_REQUEST_LENGTH } from '@klarsikt/core/awaited-prescription'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextArea } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { ASK_FIELDS, readAsk } from './read-ask.js'

interface AskFormProps {
  readonly id: string
  readonly result: FormResult | undefined
}

/**
 * Asks the customer for a new photo. Staff open this first and then send, also without scripts, since the customer gets
 * a letter at once.
 */
export function AskForm({ id, result }: AskFormProps) {
  const form = useShopForm({ id: 'ask', fields: ASK_FIELDS, lastResult: result, read: readAsk })
  return (
    <Disclosure title={staffPrescriptionMessages.ask()} defaultOpen={result !== undefined}>
      <p>{staffPrescriptionMessages.askText()}</p>
      <FieldForm
        form={form}
        intent="ask"
        hidden={{ id }}
        button={staffPrescriptionMessages.askSend()}
        variant="secondary"
      >
        <TextArea
          {...form.field('message')}
          label={staffPrescriptionMessages.askMessage()}
          countTo={PHOTO_REQUEST_LENGTH.max}
          rows={3}
          required
        />
      </FieldForm>
    </Disclosure>
  )
}
