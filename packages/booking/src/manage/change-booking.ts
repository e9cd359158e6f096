import type { ShopClient } from '@klarsikt/contract/client'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOf } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { type BookingChoices, choiceFields, NO_CHOICES, readChoices } from '../choices/choices.js'
import { holdTime } from '../times/hold-time.js'
import { noSuchTime, outcomeWithTimes, type TimeRefusal } from '../times/outcome-with-times.js'
import { type Done, DONE_QUERY, DONE_WORDS } from './done.js'
import { CHANGE_QUERY } from './load-booking.js'

/** Why a button of the page did nothing. */
export interface BookingAnswer {
  readonly refusal: TimeRefusal | null
  /** Why the request to the manager could not be sent. */
  readonly managerError?: string
}

/** The field by which the customer agrees to the fee of a late change. */
export const FEE_FIELD = 'avgift'

/**
 * Moves or cancels a booking, or books a cancelled one again. The form that was sent decides which [BOOK-005, BOOK-006,
 * BOOK-007].
 */
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
  const choices = readChoices(form)
  if (form.get('intent') === 'hold') return hold(client, id, choices)
  if (form.get('intent') === 'release') return release(client, id, form)
  const { storeId, start, examinerId } = choices
  if (storeId === null || start === null) return { refusal: noSuchTime(validationMessages.bookingSlotUnknown()) }
  const holdId = choices.hold?.id ?? null
  const { outcome, refusal } = await outcomeWithTimes(
    start,
    client.updateBooking({ params: { id }, body: { storeId, start, acceptFee, holdId, resourceId: examinerId } }),
  )
  if (outcome.ok) throw done(id, form.has('rebook') ? 'rebooked' : 'moved')
  return { refusal }
}

/** Holds the chosen time while the customer checks the change. */
async function hold(client: ShopClient, id: string, choices: BookingChoices): Promise<BookingAnswer> {
  const held = await holdTime(client, choices)
  if ('refusal' in held) return held
  throw redirect(changeAddress(id, choiceFields({ ...choices, hold: held.hold })), 303)
}

/** Releases the held time, and redirects to other times or back to the booking. */
async function release(client: ShopClient, id: string, form: FormData): Promise<never> {
  const { hold: held, storeId, examinerId } = readChoices(form)
  // A failed release does not matter, since the hold expires by itself.
  if (held) await outcomeOf(client.releaseHold({ params: { holdId: held.id } }))
  if (form.get('to') !== 'times') throw redirect(encodedHref('booking-visual-exam-details', { id }), 303)
  throw redirect(changeAddress(id, choiceFields({ ...NO_CHOICES, storeId, examinerId })), 303)
}

function changeAddress(id: string, fields: Readonly<Record<string, string>>): string {
  const path = encodedHref('booking-visual-exam-details', { id })
  return `${path}?${new URLSearchParams({ [CHANGE_QUERY]: '1', ...fields })}`
}

function done(id: string, what: Done): Response {
  return redirect(`${encodedHref('booking-visual-exam-details', { id })}?${DONE_QUERY}=${DONE_WORDS[what]}`, 303)
}
