import type { ShopClient } from '@klarsikt/contract/client'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { outcomeOrNotFound } from '../../session/outcome-or-not-found.js'
import { type ReceivedAnswer, receiveReturn } from './receive-return.js'

/** Does what a button of a queue says: goods of a return have come, or a payment link is sent again. */
export function changeStaffOrders(client: ShopClient, form: FormData): Promise<ReceivedAnswer> {
  return form.has('linkId') ? sendLinkAgain(client, form) : receiveReturn(client, form)
}

async function sendLinkAgain(client: ShopClient, form: FormData): Promise<ReceivedAnswer> {
  const channel = PAYMENT_LINK_CHANNELS.find((one) => one === form.get('channel')) ?? 'email'
  const call = client.resendPaymentLink({ params: { id: String(form.get('linkId')) }, body: { channel } })
  const outcome = await outcomeOrNotFound(call)
  if (outcome.ok) return { isDone: true, message: outcome.value.message }
  return { isDone: false, message: outcome.fields['channel'] ?? outcome.message }
}
