import type { ShopClient } from '@klarsikt/contract/client'
import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'

/** The result of a button on the page. */
export interface StaffCartHandoversAnswer {
  readonly isDone: boolean
  readonly message: string
}

/** Sends the link of a handover again, or takes the handed-over goods back. */
export function changeStaffCartHandovers(client: ShopClient, form: FormData): Promise<StaffCartHandoversAnswer> {
  return form.get('intent') === 'withdraw' ? withdraw(client, form) : resend(client, form)
}

async function resend(client: ShopClient, form: FormData): Promise<StaffCartHandoversAnswer> {
  const channel = PAYMENT_LINK_CHANNELS.find((one) => one === form.get('channel')) ?? 'email'
  const body = { channel, timesSent: Number(form.get('timesSent')) }
  const outcome = await outcomeOrNotFound(client.resendCartHandover({ params: paramsOf(form), body }))
  if (outcome.ok) return { isDone: true, message: outcome.value.message }
  return { isDone: false, message: outcome.fields['channel'] ?? outcome.message }
}

async function withdraw(client: ShopClient, form: FormData): Promise<StaffCartHandoversAnswer> {
  const outcome = await outcomeOrNotFound(client.withdrawCartHandover({ params: paramsOf(form) }))
  return outcome.ok
    ? { isDone: true, message: cartHandoverMessages.staffWithdrawDone() }
    : { isDone: false, message: outcome.message }
}

const paramsOf = (form: FormData) => ({ id: String(form.get('id')) })
