import { pageNotFound } from '@klarsikt/account/session'
import type { ShopClient } from '@klarsikt/contract/client'
import { VISIT_OUTCOMES } from '@klarsikt/core/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { readChoices } from '../../choices/choices.js'
import { DONE_QUERY } from '../../manage/done.js'
import { VISIT_DONE_WORDS, type VisitDone } from '../../store-visit/visit-done.js'
import { noSuchTime, outcomeWithTimes, type TimeRefusal } from '../../times/outcome-with-times.js'

/** Why a button of the page did nothing. */
export interface StaffBookingAnswer {
  readonly intent: string
  /** Another of the staff was first, or the customer was: the page shows the visit as it is now. */
  readonly isChanged: boolean
  readonly refusal: TimeRefusal
  /** What was written to the customer, and what is wrong with it. */
  readonly message: string
  readonly problem: string | undefined
}

/** The fields of the forms of the page. */
export const MESSAGE_FIELD = 'message'

/** Answers a suggestion, moves a visit, or notes how it went, by the form that was sent. */
export async function changeStaffBooking(client: ShopClient, form: FormData): Promise<StaffBookingAnswer> {
  const id = String(form.get('id') ?? '')
  const intent = String(form.get('intent') ?? '')
  const message = String(form.get(MESSAGE_FIELD) ?? '')
  const answered = { intent, message, isChanged: false, problem: undefined }
  const sent = send(client, form, { id, intent, message })
  if (!sent) return { ...answered, refusal: noSuchTime(wizardMessages.timeRequired()) }
  const { outcome, refusal } = await outcomeWithTimes(readChoices(form).start, sent.call())
  if (outcome.ok)
    throw redirect(`${encodedHref('staff-booking', { id })}?${DONE_QUERY}=${VISIT_DONE_WORDS[sent.done]}`, 303)
  if (outcome.code === 'request.unauthorized' || outcome.code === 'request.forbidden') throw pageNotFound()
  return {
    ...answered,
    refusal,
    isChanged: outcome.code === 'booking.changed' || outcome.code === 'booking.closed',
    problem: outcome.fields['message'],
  }
}

interface Sent {
  readonly call: () => ReturnType<ShopClient['settleBooking']>
  readonly done: VisitDone
}

/** The call of a form; null where it lacks the time that it is about. */
function send(
  client: ShopClient,
  form: FormData,
  { id, intent, message }: { readonly id: string; readonly intent: string; readonly message: string },
): Sent | null {
  const { start, examinerId: resourceId } = readChoices(form)
  const params = { id }
  const version = Number(form.get('version'))
  switch (intent) {
    case 'accept': {
      const body = { version, accept: true, start, resourceId, message }
      return start === null ? null : { call: () => client.answerBooking({ params, body }), done: 'booked' }
    }
    case 'move': {
      const done = form.has('rebook') ? 'booked' : 'moved'
      if (start === null) return null
      return { call: () => client.moveStoreBooking({ params, body: { version, start, resourceId, message } }), done }
    }
    case 'decline':
      return {
        call: () => client.answerBooking({ params, body: { version, accept: false, message } }),
        done: 'declined',
      }
    case 'close':
      return { call: () => client.closeRebooking({ params }), done: 'closed' }
    default: {
      const outcome = VISIT_OUTCOMES.find((one) => one === intent) ?? 'complete'
      const done = outcome === 'complete' ? 'completed' : 'missed'
      return { call: () => client.settleBooking({ params, body: { version, outcome } }), done }
    }
  }
}
