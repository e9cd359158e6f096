import { dayText } from '@klarsikt/core/calendar'
import { DELIVERY_SERVICES, type DeliveryMethod } from '@klarsikt/core/delivery'
import { deliveryMessages, paymentMethodMessages, translator } from '@klarsikt/core/messages'
import { PAYMENT_METHOD_MESSAGES, type PaymentMethod } from '@klarsikt/core/payment'

const t = translator(deliveryMessages, paymentMethodMessages)

export function deliveryName({ method }: { readonly method: DeliveryMethod }): string {
  return t.dynamic(DELIVERY_SERVICES[method].message)
}

/** `Beräknad leverans 25 november–27 november`, without repeating a month or the year of the same date. */
export function etaText(from: string, to: string): string {
  const short = (date: string): string => dayText(date).replace(/ \d{4}$/, '')
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const start = sameMonth ? short(from).split(' ')[0] : short(from)
  return from === to ? `Beräknad leverans ${short(to)}` : t('delivery.estimate', { from: start ?? '', to: short(to) })
}

export function paymentName(method: PaymentMethod): string {
  return t(PAYMENT_METHOD_MESSAGES[method])
}
