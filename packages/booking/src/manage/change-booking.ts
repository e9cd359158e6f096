import type { ShopClient } from '@klarsikt/contract/client'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOf } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { readChoices } from '../choices/choices.js'
import { noSuchTime, outcomeWithTimes, type TimeRefusal } from '../times/outcome-with-times.js'
import { type Done, DONE_QUERY, DONE_WORDS } from './done.js'

/** Why a button of the page did nothing. */
export interface BookingAnswer {
  readonly refusal: TimeRefusal | null
  /** Why the manager could not be asked. */
  readonly managerError?: string
}

/** The field by which what a late change costs is agreed to. */
export const FEE_FIELD = 'avgift'

/** Moves a booking, books a cancelled one again, or cancels it, by the form that was sent [BOOK-005, BOOK-006, BOOK-007]. */
export async function changeBooking(client: ShopClient, form: FormData): Promise<BookingAnswer> {
  const id = String(form.get('id') ?? '')
  const acceptFee = form.has(FEE_FIELD)
  if (form.get('intent') === 'cancel') {
    const { outcome, refusal } = await outcomeWithTimes(
      null,
      client.cancelBooking({ params: { id }, body: { acceptFee } }),
    )
    if (outcome.ok) throw done(id, 'cancelled')
    return { refusal }
  }
  if (form.get('intent') === 'requisition') {
    const managerEmail = String(form.get('managerEmail') ?? '')
    const sent = await outcomeOf(client.sendRequisition({ body: { bookingId: id, managerEmail } }))
    if (sent.ok) throw done(id, 'asked')
    return { refusal: null, managerError: sent.fields['managerEmail'] ?? sent.message }
  }
  const { storeId, start, examinerId } = readChoices(form)
  if (storeId === null || start === null) return { refusal: noSuchTime(validationMessages.bookingSlotUnknown()) }
  const { outcome, refusal } = await outcomeWithTimes(
    start,
    client.updateBooking({ params: { id }, body: { storeId, start, acceptFee, resourceId: examinerId } }),
  )
  if (outcome.ok) throw done(id, form.has('rebook') ? 'rebooked' : 'moved')
  return { refusal }
}

function done(id: string, what: Done): Response {
  return redirect(`${encodedHref('booking-visual-exam-details', { id })}?${DONE_QUERY}=${DONE_WORDS[what]}`, 303)
}
