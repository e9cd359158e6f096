import { dayRange } from '../calendar/date-text.js'
import type { PlainDate } from '../calendar/plain-date.js'
import * as deliveryMessages from '../messages/generated/delivery.js'
import { handlingDays } from './handling.js'
import { DELIVERY_SERVICES, type DeliveryMethod } from './methods.js'

/** The fewest and the most working days that something takes. */
export type WorkingDays = { readonly from: number; readonly to: number }

/** When a parcel arrives, as far as that is known. */
export type DeliveryEstimate = {
  /** First and last day of arrival, `YYYY-MM-DD`. */
  readonly from: PlainDate
  readonly to: PlainDate
  /** Working days from when the missing prescription has come; no day is known before. Null where none is missing. */
  readonly fromPrescription: WorkingDays | null
}

/** Working days from when a parcel can be begun on until it arrives. */
export function deliveryDays(method: DeliveryMethod, madeToOrder: boolean): WorkingDays {
  const { days } = DELIVERY_SERVICES[method]
  const handling = handlingDays(madeToOrder)
  return { from: handling + days.from, to: handling + days.to }
}

/** The same for a parcel that can only be begun on once its prescription has come; null where none is missing. */
export function daysFromPrescription(method: DeliveryMethod, awaitsPrescription: boolean): WorkingDays | null {
  return awaitsPrescription ? deliveryDays(method, true) : null
}

/** `Beräknad leverans 25–27 november`, or how long it takes once the prescription has come. */
export function estimateText(estimate: DeliveryEstimate): string {
  const { from, to, fromPrescription } = estimate
  return fromPrescription
    ? deliveryMessages.estimateFromPrescription({ days: workingDaysText(fromPrescription) })
    : deliveryMessages.estimateRange({ days: dayRange(from, to) })
}

/** The days without a verb, for beside a label that says what they are. */
export function estimateDaysText({ from, to, fromPrescription }: DeliveryEstimate): string {
  return fromPrescription
    ? deliveryMessages.daysFromPrescription({ days: workingDaysText(fromPrescription) })
    : dayRange(from, to)
}

/** `6–8`, or `6`. */
function workingDaysText({ from, to }: WorkingDays): string {
  return from === to ? String(from) : `${from}–${to}`
}
