import { createHash } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import { isTracked } from '@klarsikt/core/delivery'
import type { Clock } from '@klarsikt/core/lib'
import { awaitsDay } from '@klarsikt/core/order'
import type { Tracking, WaitingOrder, Warehouse } from './port.js'

export type StandInTimes = {
  /** The time until an order is packed and handed over, in ms. */
  readonly packingMs: number
  /** The additional time for glasses, in ms. */
  readonly grindingMs: number
  /** Orders that are left to staff, so that the demo shows each state. */
  readonly untouched?: ReadonlySet<string>
}

/** A warehouse for the demo: everything is in stock, grinding always succeeds, and carriers come at once. */
export function createStandInWarehouse(
  clock: Clock,
  { packingMs, grindingMs, untouched }: StandInTimes,
  shopUrl: () => string,
): Warehouse {
  const hasLeft = ({ placedAt, sendFrom, madeToOrder }: WaitingOrder): boolean =>
    !awaitsDay({ sendFrom }, stockholmDate(clock.now())) &&
    placedAt.getTime() + packingMs + (madeToOrder ? grindingMs : 0) <= clock.now().getTime()
  return {
    dispatched: async (waiting) =>
      waiting
        .filter((order) => untouched?.has(order.number) !== true && hasLeft(order))
        .map((order) => ({
          orderNumber: order.number,
          tracking: trackingOf(order, shopUrl()),
        })),
  }
}

/** Derives a repeatable tracking number from the order number; null when the carrier gives none. */
export function trackingOf(
  { number, deliveryMethod }: Pick<WaitingOrder, 'number' | 'deliveryMethod'>,
  shopUrl: string,
): Tracking | null {
  if (!isTracked(deliveryMethod)) return null
  const digits = BigInt(`0x${createHash('sha256').update(number).digest('hex').slice(0, 12)}`)
  const tracking = `KS${digits.toString().padStart(15, '0').slice(-12)}SE`
  return { number: tracking, url: `${shopUrl}/sandbox/carrier/${tracking}` }
}
