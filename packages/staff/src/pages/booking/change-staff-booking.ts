import { readChoices } from '@klarsikt/booking/choices'
import { DONE_QUERY } from '@klarsikt/booking/manage'
import { noSuchTime, outcomeWithTimes, type TimeRefusal } from '@klarsikt/booking/times'
import type { ShopClient } from '@klarsikt/contract/client'
import { VISIT_OUTCOMES } from '@klarsikt/core/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { encodedHref } from '@klarsikt/core/paths'
import { pageNotFound } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { VISIT_DONE_WORDS, type VisitDone } from '../../store-visit/visit-done.js'

/** Why a button of the page did nothing. */
export interface StaffBookingAnswer {
  readonly intent: string
  /** True where another employee or the customer has changed the visit. The page shows it as it is now. */
  readonly isChanged: boolean
  readonly refusal: TimeRefusal
  /** The typed message to the customer. `problem` says what is wrong with it. */
  readonly message: string
  readonly problem: string | undefined
}

/** The form field of the message to the customer. */
export const MESSAGE_FIELD = 'message'

/** Answers a suggested time, moves a visit, or notes how it went. The form that was sent decides which. */
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

/** Returns the call for a form, or null where the form lacks the time that it needs. */
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
