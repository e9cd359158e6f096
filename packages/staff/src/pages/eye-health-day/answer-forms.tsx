import type { EyeHealthDay } from '@klarsikt/contract/shop/types'
import { BOOKING_NOTE_MAXIMUM } from '@klarsikt/core/booking'
import * as staffEyeHealthDayMessages from '@klarsikt/core/messages/staff-eye-health-day'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextArea, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { ANSWER_FIELDS, readAnswer } from './answer-form.js'

interface AnswerFormProps {
  readonly request: EyeHealthDay
  /** The result of the last try, or undefined before the first try. */
  readonly result: FormResult | undefined
}

const readYes = readAnswer('accept')
const readNo = readAnswer('decline')
const hiddenOf = ({ id, version }: EyeHealthDay) => ({ id, version: String(version) })

/**
 * Accepts a request. Staff open this first and then confirm, also without scripts, since the company gets a letter at
 * once.
 */
export function AcceptForm({ request, result }: AnswerFormProps) {
  const form = useShopForm({ id: 'accept', fields: ANSWER_FIELDS, lastResult: result, read: readYes })
  const day = form.field('day')
  return (
    <Disclosure title={staffEyeHealthDayMessages.accept()} defaultOpen={result !== undefined}>
      <p>{staffEyeHealthDayMessages.acceptText()}</p>
      <FieldForm
        form={form}
        intent="accept"
        hidden={hiddenOf(request)}
        button={staffEyeHealthDayMessages.acceptConfirm()}
      >
        <TextField
          {...day}
          defaultValue={day.defaultValue ?? request.preferredDay}
          type="date"
          label={staffEyeHealthDayMessages.day()}
          required
        />
        <TextField {...form.field('time')} type="time" label={staffEyeHealthDayMessages.time()} required />
        <TextArea
          {...form.field('text')}
          label={staffEyeHealthDayMessages.text()}
          hint={staffEyeHealthDayMessages.textHint()}
          countTo={BOOKING_NOTE_MAXIMUM}
          rows={4}
          optional
        />
      </FieldForm>
    </Disclosure>
  )
}

/** Declines a request with a reason. */
export function DeclineForm({ request, result }: AnswerFormProps) {
  const form = useShopForm({ id: 'decline', fields: ANSWER_FIELDS, lastResult: result, read: readNo })
  return (
    <Disclosure title={staffEyeHealthDayMessages.decline()} defaultOpen={result !== undefined}>
      <p>{staffEyeHealthDayMessages.declineText()}</p>
      <FieldForm
        form={form}
        intent="decline"
        hidden={hiddenOf(request)}
        button={staffEyeHealthDayMessages.declineConfirm()}
        variant="danger"
      >
        <TextArea
          {...form.field('text')}
          label={staffEyeHealthDayMessages.reason()}
          countTo={BOOKING_NOTE_MAXIMUM}
          rows={4}
          required
        />
      </FieldForm>
    </Disclosure>
  )
}
