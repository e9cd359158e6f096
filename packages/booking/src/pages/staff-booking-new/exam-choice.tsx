import { AGE_GROUP_MESSAGES, AGE_GROUPS } from '@klarsikt/core/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { Form } from 'react-router'
import { CHOICE_QUERY } from '../../choices/choices.js'
import { EXAM_WORDS } from '../../choices/exam-words.js'
import { HiddenFields } from '../../layout/hidden-fields.js'
import { SHOWN_DAY } from '../../times/times-view.js'
import type { NewBookingData } from './load-new-booking.js'
import layout from '../../layout/booking.module.css'

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
