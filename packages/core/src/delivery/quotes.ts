import type { PlainDate } from '../calendar/plain-date.js'
import { addWorkingDays as swedishWorkingDays } from '../calendar/working-days.js'
import type { MarketCode } from '../markets/markets.js'
import { ore, type Ore } from '../money/ore.js'
import { deliveryDays } from './estimate-text.js'
import { freight } from './freight.js'
import { DELIVERY_METHODS, DELIVERY_SERVICES, DeliveryMethod, type DeliveryNeed, hasParcel } from './methods.js'

/** Adds working days to a day. */
export type AddWorkingDays = (date: PlainDate, days: number) => PlainDate

/** What a parcel is, and where it goes. */
export type Parcel = {
  readonly market: MarketCode
  /** Five digits, spaces allowed; null when not typed yet, then only methods that reach everywhere are offered. */
  readonly postalCode: string | null
  /** Value of the goods after discount. */
  readonly goods: Ore
  readonly subscriptionsOnly?: boolean
  /** Nothing in it has to travel: gift cards are sent by e-mail. */
  readonly giftCardsOnly?: boolean
  /** A pair of glasses in it is ground to a prescription. */
  readonly madeToOrder: boolean
  /** Day of the order, `YYYY-MM-DD` in Stockholm. */
  readonly orderedOn: PlainDate
}

/** One choice at the checkout. */
export type DeliveryQuote = {
  readonly method: DeliveryMethod
  readonly carrier: string
  readonly price: Ore
  /** First and last day it may arrive, `YYYY-MM-DD`. */
  readonly eta: { readonly from: PlainDate; readonly to: PlainDate }
  readonly needs: DeliveryNeed
  /** Chosen by default. */
  readonly preset: boolean
}

/** Does the method exist for this market, reach this postal code, and suit what is sent? */
export function isOffered(
  method: DeliveryMethod,
  parcel: Pick<Parcel, 'market' | 'postalCode' | 'giftCardsOnly'>,
): boolean {
  if (hasParcel(method) === (parcel.giftCardsOnly ?? false)) return false
  const { market, reaches } = DELIVERY_SERVICES[method]
  const code = (parcel.postalCode ?? '').replace(/\s/g, '')
  return market === parcel.market && (reaches === null || reaches.some((start) => code.startsWith(start)))
}

/** Value from which parcels are tracked by default (own number). */
export const TRACKED_VALUE: Ore = ore(1_000)

/**
 * The default method: one that needs no further choice. Made-to-order or expensive goods are not sent in an untracked
 * letter.
 */
function presetMethod(quotes: readonly DeliveryQuote[], { goods, madeToOrder }: Parcel): DeliveryMethod | undefined {
  const letter = quotes.find((quote) => quote.needs === 'nothing')?.method
  if (!madeToOrder && goods < TRACKED_VALUE) return letter
  return quotes.some(({ method }) => method === DeliveryMethod.PostNordMyPack) ? DeliveryMethod.PostNordMyPack : letter
}

/** Available delivery methods, cheapest first, then quickest; one of them is preset. */
export function deliveryQuotes(parcel: Parcel, addWorkingDays: AddWorkingDays = swedishWorkingDays): DeliveryQuote[] {
  const quotes = DELIVERY_METHODS.filter((method) => isOffered(method, parcel))
    .map((method): DeliveryQuote => {
      const { carrier, needs, price } = DELIVERY_SERVICES[method]
      const days = deliveryDays(method, parcel.madeToOrder)
      return {
        method,
        carrier,
        needs,
        price: freight(price, parcel),
        preset: false,
        eta: {
          from: addWorkingDays(parcel.orderedOn, days.from),
          to: addWorkingDays(parcel.orderedOn, days.to),
        },
      }
    })
    .sort((a, b) => a.price - b.price || a.eta.to.localeCompare(b.eta.to))
  const preset = presetMethod(quotes, parcel)
  return quotes.map((quote) => ({ ...quote, preset: quote.method === preset }))
}

/** The choice is complete when the method is offered and, for click and collect, a store is named. */
export function isDeliveryComplete(
  choice: { readonly method: DeliveryMethod; readonly storeId: number | null },
  parcel: Pick<Parcel, 'market' | 'postalCode' | 'giftCardsOnly'>,
): boolean {
  return (
    isOffered(choice.method, parcel) && (DELIVERY_SERVICES[choice.method].needs !== 'store' || choice.storeId !== null)
  )
}
