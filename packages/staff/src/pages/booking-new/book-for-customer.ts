import { choiceFields, readChoices } from '@klarsikt/booking/choices'
import { fieldTexts, readDetails, visitOf } from '@klarsikt/booking/details'
import { DONE_QUERY } from '@klarsikt/booking/manage'
import { noSuchTime, outcomeWithTimes, type TimeRefusal } from '@klarsikt/booking/times'
import type { ShopClient } from '@klarsikt/contract/client'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { pageNotFound } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { VISIT_DONE_WORDS } from '../../store-visit/visit-done.js'

/** Why the visit was not booked: the time, or problems in the form. */
export interface NewBookingAnswer {
  readonly refusal: TimeRefusal | null
  readonly form: FormResult | null
}

/** The field of another time, chosen after the first one was taken. It replaces the first one. */
export const OTHER_TIME = 'annan'

/** Puts the chosen time into the address, or books it for the customer. */
export async function bookForCustomer(client: ShopClient, form: FormData): Promise<NewBookingAnswer> {
  const other = form.get(OTHER_TIME)
  if (other !== null) form.set('tid', other)
  const choices = { ...readChoices(form), storeId: null }
  const { examType, ageGroup, start, examinerId } = choices
  if (examType === null || start === null) return { refusal: noSuchTime(wizardMessages.timeRequired()), form: null }
  if (form.get('intent') !== 'book')
    throw redirect(`${encodedHref('staff-booking-new')}?${new URLSearchParams(choiceFields(choices))}`, 303)
  const submission = readDetails(form, visitOf(choices))
  if (submission.status !== 'success') return { refusal: null, form: submission.reply() }
  // The other time may be with any optician.
  const resourceId = other === null ? examinerId : null
  const body = { ...submission.value, examType, ageGroup, start, resourceId, idempotencyKey: String(form.get('key')) }
  const { outcome, refusal } = await outcomeWithTimes(start, client.createStoreBooking({ body }))
  if (outcome.ok) {
    const path = encodedHref('staff-booking', { id: outcome.value.booking.id })
    throw redirect(`${path}?${DONE_QUERY}=${VISIT_DONE_WORDS.booked}`, 303)
  }
  if (outcome.code === 'request.unauthorized' || outcome.code === 'request.forbidden') throw pageNotFound()
  const fields = outcome.code === 'booking.too-young' ? { ssn: outcome.message } : fieldTexts(outcome.fields)
  const isAboutTime = outcome.code === 'booking.slot-taken'
  return {
    refusal: isAboutTime ? refusal : null,
    form: isAboutTime ? null : refusedForm(submission, { ...outcome, fields }),
  }
}
