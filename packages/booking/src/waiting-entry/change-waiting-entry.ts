import type { ShopClient } from '@klarsikt/contract/client'
import { EXAM_TYPES } from '@klarsikt/core/booking'
import { encodedHref, encodePath, href } from '@klarsikt/core/paths'
import { outcomeOf } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { NO_CHOICES } from '../choices/choices.js'
import { stepAddress } from '../choices/wizard-steps.js'
import { DONE_QUERY, DONE_WORDS } from '../manage/done.js'

/** The result of a button on the page, where it did not redirect. */
export type WaitingEntryAnswer =
  | { readonly step: 'declined' | 'left' }
  | { readonly step: 'failed'; readonly message: string }

/** Accepts or declines the offered time, or ends the waiting. */
export async function changeWaitingEntry(client: ShopClient, form: FormData): Promise<WaitingEntryAnswer> {
  const params = { id: String(form.get('id')) }
  const start = String(form.get('start') ?? '')
  switch (form.get('intent')) {
    case 'accept':
      return accept(client, params, start)
    case 'decline': {
      const outcome = await outcomeOf(client.declineWaitingOffer({ params, body: { start } }))
      return outcome.ok ? { step: 'declined' } : { step: 'failed', message: outcome.message }
    }
    default: {
      const outcome = await outcomeOf(client.leaveWaitingList({ params }))
      return outcome.ok ? { step: 'left' } : { step: 'failed', message: outcome.message }
    }
  }
}

/** Redirects to the moved booking, or to the details of a new one. */
async function accept(client: ShopClient, params: { readonly id: string }, start: string): Promise<WaitingEntryAnswer> {
  const seen = await outcomeOf(client.getWaitingEntry({ params }))
  if (!seen.ok) return { step: 'failed', message: seen.message }
  const outcome = await outcomeOf(client.acceptWaitingOffer({ params, body: { start } }))
  if (!outcome.ok) return { step: 'failed', message: outcome.message }
  const { booking, hold } = outcome.value
  if (booking)
    throw redirect(
      `${encodedHref('booking-visual-exam-details', { id: booking.id })}?${DONE_QUERY}=${DONE_WORDS.moved}`,
      303,
    )
  const { examType, ageGroup } = seen.value.data
  const page = EXAM_TYPES[examType].kind === 'auditory' ? 'booking-auditory' : 'booking-visual-exam'
  const choices = { ...NO_CHOICES, examType, ageGroup, storeId: hold?.storeId ?? null, start: hold?.start ?? null }
  throw redirect(
    stepAddress(encodePath(href(page)), { ...choices, hold: hold && { id: hold.id, until: hold.until } }),
    303,
  )
}
