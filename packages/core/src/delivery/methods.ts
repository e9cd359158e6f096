import { oneOf, type ValueOf } from '../lib/one-of.js'
import type { MarketCode } from '../markets/markets.js'
import * as deliveryMessages from '../messages/generated/delivery.js'
import { ore, type Ore } from '../money/ore.js'
import { LETTER_PRICE_KRONOR } from './letter-price.js'

/**
 * The eight delivery methods of parcels [ENUM-008], and e-mail. The shop chose the numbers; their tens stand for the
 * carrier.
 */
export const DeliveryMethod = {
  BringNorwayLetter: 10,
  PostNordLetter: 20,
  PostNordMyPack: 21,
  PostNordMyPackHome: 22,
  ClickAndCollect: 30,
  Airmee: 40,
  BudbeeBox: 50,
  BudbeeHome: 51,
  Email: 90,
} as const
export type DeliveryMethod = ValueOf<typeof DeliveryMethod>

/** The methods in the order in which they are listed. */
export const DELIVERY_METHODS = [10, 20, 21, 22, 30, 40, 50, 51, 90] as const satisfies readonly DeliveryMethod[]
export const isDeliveryMethod = oneOf(DELIVERY_METHODS)

/** Tells whether a parcel is sent. Gift cards go by e-mail. */
export function hasParcel(method: DeliveryMethod): boolean {
  return method !== DeliveryMethod.Email
}

/** What the customer must choose in addition to the method. */
export type DeliveryNeed = 'nothing' | 'store' | 'service-point' | 'time-slot'

/** The properties of a delivery method. `price` is in öre. */
export type DeliveryService = {
  /** Null where the shop itself carries. */
  readonly carrier: string | null
  readonly name: () => string
  readonly market: MarketCode
  readonly price: Ore
  /** Working days from dispatch to arrival. */
  readonly days: { readonly from: number; readonly to: number }
  readonly needs: DeliveryNeed
  /** Prefixes of the postal codes that the method reaches; null for all. */
  readonly reaches: readonly string[] | null
}

/** Postal codes in and around Stockholm, Göteborg, Malmö and Uppsala, where the city couriers deliver. */
const CITIES = [
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '40',
  '41',
  '42',
  '43',
  '75',
]

/** The price in kronor, the working days and the reach of each method (the shop chose them). */
export const DELIVERY_SERVICES = {
  10: service('Bring', deliveryMessages.bringLetterNo, 49, 3, 6, { market: 'no' }),
  20: service('PostNord', deliveryMessages.postnordLetter, LETTER_PRICE_KRONOR, 1, 3),
  21: service('PostNord', deliveryMessages.mypack, 39, 1, 3, { needs: 'service-point' }),
  22: service('PostNord', deliveryMessages.mypackHome, 99, 1, 3, { needs: 'time-slot' }),
  30: service(null, deliveryMessages.clickAndCollect, 0, 1, 2, { needs: 'store' }),
  40: service('Airmee', deliveryMessages.airmee, 59, 1, 2, { needs: 'time-slot', reaches: CITIES }),
  50: service('Budbee', deliveryMessages.budbeeBox, 39, 1, 2, { needs: 'service-point', reaches: CITIES }),
  51: service('Budbee', deliveryMessages.budbeeHome, 59, 1, 2, { needs: 'time-slot', reaches: CITIES }),
  90: service(null, deliveryMessages.email, 0, 0, 0),
} as const satisfies Record<DeliveryMethod, DeliveryService>

function service(
  carrier: string | null,
  name: () => string,
  price: number,
  from: number,
  to: number,
  rest: Partial<Pick<DeliveryService, 'market' | 'needs' | 'reaches'>> = {},
): DeliveryService {
  return {
    carrier,
    name,
    market: 'se',
    price: ore(price),
    days: { from, to },
    needs: 'nothing',
    reaches: null,
    ...rest,
  }
}
