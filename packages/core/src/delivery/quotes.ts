import type { PlainDate } from '../calendar/plain-date.js'
import { addWorkingDays as swedishWorkingDays } from '../calendar/working-days.js'
import type { MarketCode } from '../markets/markets.js'
import { ore, type Ore } from '../money/ore.js'
import { deliveryDays } from './estimate-text.js'
import { freight } from './freight.js'
import { DELIVERY_METHODS, DELIVERY_SERVICES, DeliveryMethod, type DeliveryNeed, hasParcel } from './methods.js'

/** Adds working days to a date. A test replaces it with a simple calendar. */
export type AddWorkingDays = (date: PlainDate, days: number) => PlainDate

/** The parts of a cart that decide how it can be delivered. */
export type Parcel = {
  readonly market: MarketCode
  /** Five digits, spaces allowed. Null if not typed yet; then only methods that reach every address are offered. */
  readonly postalCode: string | null
  /** Value of the goods in öre after discount. */
  readonly goods: Ore
  readonly subscriptionsOnly?: boolean
  /** True if all goods are gift cards, which are sent by e-mail. */
  readonly giftCardsOnly?: boolean
  /** True if it contains glasses that are ground to a prescription. */
  readonly madeToOrder: boolean
  /** Day of the order in Stockholm. */
  readonly orderedOn: PlainDate
}

/** One delivery method that the checkout offers. `price` is in öre. */
export type DeliveryQuote = {
  readonly method: DeliveryMethod
  /** Null where the shop itself carries. */
  readonly carrier: string | null
  readonly price: Ore
  /** First and last day on which it may arrive. */
  readonly eta: { readonly from: PlainDate; readonly to: PlainDate }
  readonly needs: DeliveryNeed
  /** True for the method that is selected by default. */
  readonly preset: boolean
}

/** Tells whether a method serves the market and the postal code, and suits the goods. */
export function isOffered(
  method: DeliveryMethod,
  parcel: Pick<Parcel, 'market' | 'postalCode' | 'giftCardsOnly'>,
): boolean {
  if (hasParcel(method) === (parcel.giftCardsOnly ?? false)) return false
  const { market, reaches } = DELIVERY_SERVICES[method]
  const code = (parcel.postalCode ?? '').replace(/\s/g, '')
  return market === parcel.market && (reaches === null || reaches.some((start) => code.startsWith(start)))
}

/** Value of goods in öre from which the default method is tracked (the shop chose it). */
export const TRACKED_VALUE: Ore = ore(1_000)

/** Returns the default method: one without further choices, but tracked if goods are expensive or made to order. */
function presetMethod(quotes: readonly DeliveryQuote[], { goods, madeToOrder }: Parcel): DeliveryMethod | undefined {
  const letter = quotes.find((quote) => quote.needs === 'nothing')?.method
  if (!madeToOrder && goods < TRACKED_VALUE) return letter
  return quotes.some(({ method }) => method === DeliveryMethod.PostNordMyPack) ? DeliveryMethod.PostNordMyPack : letter
}

/** Returns the available methods, the cheapest first, then the fastest. One of them is the default. */
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

/** Tells whether a delivery choice is complete: the method is available, and click and collect has a store. */
export function isDeliveryComplete(
  choice: { readonly method: DeliveryMethod; readonly storeId: number | null },
  parcel: Pick<Parcel, 'market' | 'postalCode' | 'giftCardsOnly'>,
): boolean {
  return (
    isOffered(choice.method, parcel) && (DELIVERY_SERVICES[choice.method].needs !== 'store' || choice.storeId !== null)
  )
}
