import {
  daysFromPrescription,
  DELIVERY_SERVICES,
  type DeliveryEstimate,
  type DeliveryMethod,
} from '@klarsikt/core/delivery'
import { PAYMENT_METHOD_MESSAGES, type PaymentMethod } from '@klarsikt/core/payment'

export function deliveryName({ method }: { readonly method: DeliveryMethod }): string {
  return DELIVERY_SERVICES[method].name()
}

type Expected = { readonly deliveryMethod: DeliveryMethod; readonly etaFrom: string; readonly etaTo: string }

/** When an order arrives: no day is known while it waits for a prescription. */
export function estimateOf(
  { deliveryMethod, etaFrom, etaTo }: Expected,
  awaitsPrescription: boolean,
): DeliveryEstimate {
  return { from: etaFrom, to: etaTo, fromPrescription: daysFromPrescription(deliveryMethod, awaitsPrescription) }
}

export function paymentName(method: PaymentMethod): string {
  return PAYMENT_METHOD_MESSAGES[method]()
}
