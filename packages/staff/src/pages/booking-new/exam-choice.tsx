import { CHOICE_QUERY, EXAM_WORDS } from '@klarsikt/booking/choices'
import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { SHOWN_DAY } from '@klarsikt/booking/times'
import { AGE_GROUP_MESSAGES, AGE_GROUPS } from '@klarsikt/core/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { Form } from 'react-router'
import { type NewBookingData } from './load-new-booking.js'

/** Asks for the exam and the age group, which decide how long the visit is and who can do it. */
export function ExamChoice({ data: { exams, choices, day } }: { readonly data: NewBookingData }) {
  const { examType, ageGroup, examinerId } = choices
  return (
    <Form action={href('staff-booking-new')} className={layout.search} aria-label={staffBookingMessages.newExam()}>
      <HiddenFields
        fields={{
          ...(day !== '' && { [SHOWN_DAY]: day }),
          ...(examinerId !== null && { [CHOICE_QUERY.examinerId]: examinerId }),
        }}
      />
      <Select
        className={layout.grow ?? ''}
        label={wizardMessages.summaryExam()}
        name={CHOICE_QUERY.examType}
        defaultValue={examType === null ? '' : EXAM_WORDS[examType]}
        options={exams.map(({ id, name }) => ({ value: EXAM_WORDS[id], label: name }))}
        required
      />
      <Select
        className={layout.grow ?? ''}
        label={wizardMessages.summaryAge()}
        hint={staffBookingMessages.newAgeHint()}
        name={CHOICE_QUERY.ageGroup}
        defaultValue={ageGroup ?? ''}
        options={AGE_GROUPS.map((group) => ({ value: group, label: AGE_GROUP_MESSAGES[group]() }))}
      />
      <Button type="submit" variant="secondary">
        {staffBookingMessages.newContinue()}
      </Button>
    </Form>
  )
}
