import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { deliveryOutlook, deliveryQuotes } from '@klarsikt/core/delivery'
import type { Ore } from '@klarsikt/core/money'

/** First and last day that an article of this price arrives when it is ordered today. */
export type ArrivalOf = (goods: Ore, madeToOrder: boolean) => { readonly from: PlainDate; readonly to: PlainDate }

/** Many articles have the same price: each answer is counted once. What is out of stock still shows how long it takes. */
export function arrivals(now: Date): ArrivalOf {
  const orderedOn = stockholmDate(now)
  const known = new Map<string, ReturnType<ArrivalOf>>()
  return (goods, madeToOrder) => {
    const key = `${goods} ${madeToOrder}`
    const made = known.get(key)
    if (made) return made
    const quotes = deliveryQuotes({ market: 'se', postalCode: null, goods, madeToOrder, orderedOn })
    const { from, to } = deliveryOutlook(quotes) ?? { from: orderedOn, to: orderedOn }
    known.set(key, { from, to })
    return { from, to }
  }
}
