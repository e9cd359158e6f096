import { dayText } from '@klarsikt/core/calendar'
import { DELIVERY_SERVICES, type DeliveryMethod } from '@klarsikt/core/delivery'
import * as deliveryMessages from '@klarsikt/core/messages/delivery'
import { PAYMENT_METHOD_MESSAGES, type PaymentMethod } from '@klarsikt/core/payment'

export function deliveryName({ method }: { readonly method: DeliveryMethod }): string {
  return DELIVERY_SERVICES[method].name()
}

/** `Beräknad leverans 25 november–27 november`, without repeating a month or the year of the same date. */
export function etaText(from: string, to: string): string {
  const { start, end } = etaDays(from, to)
  return start === null
    ? deliveryMessages.estimateOn({ day: end })
    : deliveryMessages.estimate({ from: start, to: end })
}

/** The days alone, for beside a label that says what they are. */
export function etaDaysText(from: string, to: string): string {
  const { start, end } = etaDays(from, to)
  return start === null ? end : `${start}–${end}`
}

function etaDays(from: string, to: string): { readonly start: string | null; readonly end: string } {
  const short = (date: string): string => dayText(date).replace(/ \d{4}$/, '')
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const start = sameMonth ? short(from).split(' ')[0] : short(from)
  return { start: from === to ? null : (start ?? ''), end: short(to) }
}

export function paymentName(method: PaymentMethod): string {
  return PAYMENT_METHOD_MESSAGES[method]()
}
