import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { deliveryDays, deliveryOutlook, deliveryQuotes, type WorkingDays } from '@klarsikt/core/delivery'
import type { Ore } from '@klarsikt/core/money'

/** The first and last day of arrival of an article with this price that is ordered today. */
export type ArrivalOf = (goods: Ore, madeToOrder: boolean) => Arrival

type Arrival = {
  readonly from: PlainDate
  readonly to: PlainDate
  /** The delivery time in working days, for orders that cannot start yet. */
  readonly workingDays: WorkingDays
}

/** Computes arrivals and caches them, because many articles have the same price. Articles out of stock have one too. */
export function arrivals(now: Date): ArrivalOf {
  const orderedOn = stockholmDate(now)
  const known = new Map<string, Arrival>()
  return (goods, madeToOrder) => {
    const key = `${goods} ${madeToOrder}`
    const made = known.get(key)
    if (made) return made
    const quotes = deliveryQuotes({ market: 'se', postalCode: null, goods, madeToOrder, orderedOn })
    const { from, to, method } = deliveryOutlook(quotes) ?? { from: orderedOn, to: orderedOn, method: null }
    const workingDays = method === null ? { from: 0, to: 0 } : deliveryDays(method, madeToOrder)
    const arrival = { from, to, workingDays }
    known.set(key, arrival)
    return arrival
  }
}
