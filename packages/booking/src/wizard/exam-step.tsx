import type { ExamTypeOption } from '@klarsikt/contract/shop/types'
import type { PlainDate } from '@klarsikt/core/calendar'
import { examPriceText } from '@klarsikt/core/friends'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as errorMessages from '@klarsikt/core/messages/error'
import { formatOre, formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { RadioCards, type RadioOption } from '@klarsikt/design-system/radio-group'
import { type BookingChoices, CHOICE_QUERY } from '../choices/choices.js'
import { type ExamPerks, includedLater, laterText, ownExamPrice } from '../choices/exam-perks.js'
import { EXAM_WORDS } from '../choices/exam-words.js'
import { ChoiceForm } from './choice-form.js'

interface ExamStepProps {
  readonly path: string
  readonly choices: BookingChoices
  readonly exams: readonly ExamTypeOption[]
  readonly perks: ExamPerks
  readonly today: PlainDate
}

/** Asks for the exam. It shows the length, the price and the price for members of each. */
export function ExamStep({ path, choices, exams, perks, today }: ExamStepProps) {
  if (exams.length === 0)
    return (
      <Alert tone="error" live="alert">
        {errorMessages.generic()}
      </Alert>
    )
  return (
    <ChoiceForm path={path} step="examType" choices={choices} name={CHOICE_QUERY.examType}>
      {(error) => (
        <>
          <RadioCards
            legend={wizardMessages.examLegend()}
            name={CHOICE_QUERY.examType}
            options={exams.map((exam) => optionOf(exam, perks, today))}
            {...(choices.examType && { defaultValue: EXAM_WORDS[choices.examType] })}
            error={error}
            required
          />
          {!perks.isMember && <p className="ks-text-small ks-text-muted">{wizardMessages.examFriends()}</p>}
        </>
      )}
    </ChoiceForm>
  )
}

function optionOf(exam: ExamTypeOption, perks: ExamPerks, today: PlainDate): RadioOption {
  const { id, name, minutes, price, memberPrice, isForCompany } = exam
  // The wizard asks later whom the visit is for, which decides whether it is free. So the step shows both prices.
  const own = ownExamPrice(id, perks, { isForOneself: false, day: today })
  const { kind } = ownExamPrice(id, perks, { isForOneself: true, day: today })
  const later = includedLater(id, perks, today)
  const parts = [
    bookingMessages.duration({ minutes }),
    ...(own.kind === 'ordinary' && memberPrice < price
      ? [wizardMessages.examMember({ price: formatPrice(memberPrice) })]
      : []),
    ...(own.kind === 'ordinary' ? [] : [examPriceText(own)]),
    ...(kind === 'revisit' ? [wizardMessages.examRevisit()] : []),
    ...(kind === 'included' ? [wizardMessages.examIncluded()] : []),
    ...(kind === 'glasses-subscription' ? [wizardMessages.examGlassesSubscription()] : []),
    ...(later === null ? [] : [laterText(id, later)]),
    ...(isForCompany ? [wizardMessages.examCompany()] : []),
  ]
  return {
    value: EXAM_WORDS[id],
    label: name,
    detail: parts.join(' · '),
    end: price === 0 ? wizardMessages.examFree() : formatOre(own.price),
  }
}
