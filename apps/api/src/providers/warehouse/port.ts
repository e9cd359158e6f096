import type { PlainDate } from '@klarsikt/core/calendar'
import type { DeliveryMethod } from '@klarsikt/core/delivery'

/** Where a parcel can be followed. */
export type Tracking = { readonly number: string; readonly url: string }

/** An order that waits to be packed, as far as the warehouse needs to know it. */
export type WaitingOrder = {
  readonly number: string
  readonly deliveryMethod: DeliveryMethod
  readonly placedAt: Date
  /** The day before which it may be neither packed nor sent; null where it leaves as soon as it can. */
  readonly sendFrom: PlainDate | null
  /** A pair of glasses in it has to be ground first. */
  readonly madeToOrder: boolean
}

/** A parcel that has left; without tracking where the carrier gives none. */
export type Dispatch = { readonly orderNumber: string; readonly tracking: Tracking | null }

/** Who grinds, packs and hands over to carriers. */
export type Warehouse = {
  /** Which of the orders have left. Asked again until it is noted, so the answer for an order never changes. */
  dispatched(waiting: readonly WaitingOrder[]): Promise<readonly Dispatch[]>
}
