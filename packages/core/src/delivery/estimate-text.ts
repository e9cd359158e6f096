import { dayRange } from '../calendar/date-text.js'
import type { PlainDate } from '../calendar/plain-date.js'
import * as deliveryMessages from '../messages/generated/delivery.js'
import { handlingDays } from './handling.js'
import { DELIVERY_SERVICES, type DeliveryMethod } from './methods.js'

/** The fewest and the most working days that something takes. */
export type WorkingDays = { readonly from: number; readonly to: number }

/** When a parcel is expected to arrive. */
export type DeliveryEstimate = {
  readonly from: PlainDate
  readonly to: PlainDate
  /** Working days after the customer has sent the prescription; null if it is known. No day is known before. */
  readonly fromPrescription: WorkingDays | null
}

/** Returns the working days from the start of work on a parcel to its arrival. */
export function deliveryDays(method: DeliveryMethod, madeToOrder: boolean): WorkingDays {
  const { days } = DELIVERY_SERVICES[method]
  const handling = handlingDays(madeToOrder)
  return { from: handling + days.from, to: handling + days.to }
}

/** Returns the working days from the prescription's arrival to the parcel's; null if none is awaited. */
export function daysFromPrescription(method: DeliveryMethod, awaitsPrescription: boolean): WorkingDays | null {
  return awaitsPrescription ? deliveryDays(method, true) : null
}

/** Writes the estimate: `Beräknad leverans 25–27 november`, or how long it takes after the prescription arrived. */
export function estimateText(estimate: DeliveryEstimate): string {
  const { from, to, fromPrescription } = estimate
  return fromPrescription
    ? deliveryMessages.estimateFromPrescription({ days: workingDaysText(fromPrescription) })
    : deliveryMessages.estimateRange({ days: dayRange(from, to) })
}

/** Writes only the days of an estimate, for use beside a label. */
export function estimateDaysText({ from, to, fromPrescription }: DeliveryEstimate): string {
  return fromPrescription
    ? deliveryMessages.daysFromPrescription({ days: workingDaysText(fromPrescription) })
    : dayRange(from, to)
}

function workingDaysText({ from, to }: WorkingDays): string {
  return from === to ? String(from) : `${from}–${to}`
}
