import type { ShopClient } from '@klarsikt/contract/client'
import { EXAM_TYPES, isAgeGroup } from '@klarsikt/core/booking'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { examOfWord } from '../choices/exam-words.js'
import { IN_CITY_FIELD, readWaiting } from './waiting-form.js'
import { ENTRY_DONE } from './waiting-place.js'

/** Starts waiting for an earlier time, and redirects to the page of the entry. */
export async function changeWaitingList(client: ShopClient, form: FormData): Promise<FormResult> {
  const submission = readWaiting(form)
  if (submission.status !== 'success') return submission.reply()
  const { earliest, latest, dayPart, mobile, email, ageGroup, storeId, examType } = submission.value
  const times = { earliest, latest, dayPart, inCity: form.has(IN_CITY_FIELD) }
  const bookingId = form.get('bookingId')
  const exam = examOfWord(examType) ?? 'glasses'
  const group = EXAM_TYPES[exam].hasAgeGroup && isAgeGroup(ageGroup) ? ageGroup : null
  const outcome = await outcomeOf(
    bookingId === null
      ? client.joinWaitingList({
          body: { ...times, examType: exam, ageGroup: group, storeIds: [Number(storeId)], mobile, email },
        })
      : client.waitForEarlier({ params: { id: String(bookingId) }, body: times }),
  )
  if (!outcome.ok) return refusedForm(submission, outcome)
  const { id } = outcome.value.data
  throw redirect(`${encodedHref('booking-waiting-entry', { id })}?${ENTRY_DONE}=ny`, 303)
}
