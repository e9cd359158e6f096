import type { ShopClient } from '@klarsikt/contract/client'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { type ReceivedAnswer, receiveReturn } from './receive-return.js'

/**
 * Runs the action of a queue's button: confirms received goods of a return, or sends a payment link or a letter again.
 */
export function changeStaffOrders(client: ShopClient, form: FormData): Promise<ReceivedAnswer> {
  if (form.has('letterId')) return sendLetterAgain(client, form)
  return form.has('linkId') ? sendLinkAgain(client, form) : receiveReturn(client, form)
}

async function sendLinkAgain(client: ShopClient, form: FormData): Promise<ReceivedAnswer> {
  const channel = PAYMENT_LINK_CHANNELS.find((one) => one === form.get('channel')) ?? 'email'
  const call = client.resendPaymentLink({ params: { id: String(form.get('linkId')) }, body: { channel } })
  const outcome = await outcomeOrNotFound(call)
  if (outcome.ok) return { isDone: true, message: outcome.value.message }
  return { isDone: false, message: outcome.fields['channel'] ?? outcome.message }
}

async function sendLetterAgain(client: ShopClient, form: FormData): Promise<ReceivedAnswer> {
  const params = { id: String(form.get('number')) }
  const call = client.resendOrderLetter({ params, body: { letterId: String(form.get('letterId')) } })
  const outcome = await outcomeOrNotFound(call)
  return outcome.ok
    ? { isDone: true, message: staffOrderMessages.letterDone() }
    : { isDone: false, message: outcome.message }
}
