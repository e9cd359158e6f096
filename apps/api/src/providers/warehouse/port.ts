import type { PlainDate } from '@klarsikt/core/calendar'
import type { DeliveryMethod } from '@klarsikt/core/delivery'

/** Where a parcel can be tracked. */
export type Tracking = { readonly number: string; readonly url: string }

/** A waiting order, with what the warehouse needs to know. */
export type WaitingOrder = {
  readonly number: string
  readonly deliveryMethod: DeliveryMethod
  readonly placedAt: Date
  /** The first day on which it may be packed and sent; null when it leaves as soon as possible. */
  readonly sendFrom: PlainDate | null
  /** Whether glasses in it have to be ground first. */
  readonly madeToOrder: boolean
}

/** A sent parcel; without tracking when the carrier gives none. */
export type Dispatch = { readonly orderNumber: string; readonly tracking: Tracking | null }

/** Grinds glasses, packs parcels and hands them over to carriers. */
export type Warehouse = {
  /**
   * Returns which of the orders have left. It is asked again until the result is recorded, so the answer for an order
   * must not change.
   */
  dispatched(waiting: readonly WaitingOrder[]): Promise<readonly Dispatch[]>
}
