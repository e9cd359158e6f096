import { BOOKING_NOTE_MAXIMUM } from '@klarsikt/core/booking'
import type { ClaimAnswerKind } from '@klarsikt/core/friends'
import * as claimMessages from '@klarsikt/core/messages/claim'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextArea } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { ANSWER_FIELDS, readAnswer } from './answer-form.js'

interface AnswerFormProps {
  readonly id: string
  readonly answer: ClaimAnswerKind
  /** The result of the last try, or undefined before the first try. */
  readonly result: FormResult | undefined
}

const READ = { accept: readAnswer('accept'), decline: readAnswer('decline') }
const TEXTS = {
  accept: {
    title: claimMessages.staffAccept,
    text: claimMessages.staffAcceptText,
    confirm: claimMessages.staffAcceptConfirm,
  },
  decline: {
    title: claimMessages.staffDecline,
    text: claimMessages.staffDeclineText,
    confirm: claimMessages.staffDeclineConfirm,
  },
} as const

/**
 * Answers a claim. Staff open this first and then confirm, also without scripts, since the customer gets a letter at
 * once.
 */
export function AnswerForm({ id, answer, result }: AnswerFormProps) {
  const formId = `${answer}-${id}`
  const form = useShopForm({ id: formId, fields: ANSWER_FIELDS, lastResult: result, read: READ[answer] })
  const { title, text, confirm } = TEXTS[answer]
  return (
    <Disclosure title={title()} defaultOpen={result !== undefined}>
      <p>{text()}</p>
      <FieldForm
        form={form}
        intent={formId}
        hidden={{ id }}
        button={confirm()}
        variant={answer === 'accept' ? 'primary' : 'danger'}
      >
        <TextArea
          {...form.field('text')}
          label={claimMessages.staffAnswer()}
          countTo={BOOKING_NOTE_MAXIMUM}
          rows={4}
          required
        />
      </FieldForm>
    </Disclosure>
  )
}
