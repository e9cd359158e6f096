import {
  daysFromPrescription,
  DELIVERY_SERVICES,
  type DeliveryEstimate,
  type DeliveryMethod,
  estimateText,
} from '@klarsikt/core/delivery'
import * as orderMessages from '@klarsikt/core/messages/order'
import { type OrderState, orderStates } from '@klarsikt/core/order'
import { PAYMENT_METHOD_MESSAGES, type PaymentMethod } from '@klarsikt/core/payment'

export function deliveryName({ method }: { readonly method: DeliveryMethod }): string {
  return DELIVERY_SERVICES[method].name()
}

type Expected = { readonly deliveryMethod: DeliveryMethod; readonly etaFrom: string; readonly etaTo: string }

/** The estimated arrival of an order. It counts from the prescription while the order waits for one. */
export function estimateOf(
  { deliveryMethod, etaFrom, etaTo }: Expected,
  awaitsPrescription: boolean,
): DeliveryEstimate {
  return { from: etaFrom, to: etaTo, fromPrescription: daysFromPrescription(deliveryMethod, awaitsPrescription) }
}

/** The arrival of an order as text for its customer. A paused order has no estimate. */
export function etaTextOf(row: Expected & { readonly state: OrderState }, awaitsPrescription: boolean): string {
  return orderStates.can(row.state, 'resume-handled')
    ? orderMessages.etaPaused()
    : estimateText(estimateOf(row, awaitsPrescription))
}

export function paymentName(method: PaymentMethod): string {
  return PAYMENT_METHOD_MESSAGES[method]()
}
