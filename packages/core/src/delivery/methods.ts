import { oneOf, type ValueOf } from '../lib/one-of.js'
import { BRAND_NAME } from '../markets/brand.js'
import type { MarketCode } from '../markets/markets.js'
import * as deliveryMessages from '../messages/generated/delivery.js'
import { ore, type Ore } from '../money/ore.js'
import { LETTER_PRICE_KRONOR } from './letter-price.js'

/** The eight delivery methods of parcels [ENUM-008], and e-mail; our own numbers on the wire and in the database, tens by carrier. */
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

/** The numbers, in the order they are listed. */
export const DELIVERY_METHODS = [10, 20, 21, 22, 30, 40, 50, 51, 90] as const satisfies readonly DeliveryMethod[]
export const isDeliveryMethod = oneOf(DELIVERY_METHODS)

/** Does something travel, or is all of it sent by e-mail? */
export function hasParcel(method: DeliveryMethod): boolean {
  return method !== DeliveryMethod.Email
}

/** What else the customer must choose for this method. */
export type DeliveryNeed = 'nothing' | 'store' | 'service-point' | 'time-slot'

/** Properties of a delivery method. */
export type DeliveryService = {
  readonly carrier: string
  readonly name: () => string
  readonly market: MarketCode
  readonly price: Ore
  /** Working days from dispatch to arrival. */
  readonly days: { readonly from: number; readonly to: number }
  readonly needs: DeliveryNeed
  /** Prefixes of the postal codes it delivers to; null delivers everywhere. */
  readonly reaches: readonly string[] | null
}

/** Stockholm, Göteborg, Malmö and Uppsala with surroundings: where the city couriers drive. */
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

/** What each method costs, how long it takes and where it goes; our own data. */
export const DELIVERY_SERVICES = {
  10: service('Bring', deliveryMessages.bringLetterNo, 49, 3, 6, { market: 'no' }),
  20: service('PostNord', deliveryMessages.postnordLetter, LETTER_PRICE_KRONOR, 1, 3),
  21: service('PostNord', deliveryMessages.mypack, 39, 1, 3, { needs: 'service-point' }),
  22: service('PostNord', deliveryMessages.mypackHome, 99, 1, 3, { needs: 'time-slot' }),
  30: service(BRAND_NAME, deliveryMessages.clickAndCollect, 0, 1, 2, { needs: 'store' }),
  40: service('Airmee', deliveryMessages.airmee, 59, 1, 2, { needs: 'time-slot', reaches: CITIES }),
  50: service('Budbee', deliveryMessages.budbeeBox, 39, 1, 2, { needs: 'service-point', reaches: CITIES }),
  51: service('Budbee', deliveryMessages.budbeeHome, 59, 1, 2, { needs: 'time-slot', reaches: CITIES }),
  90: service(BRAND_NAME, deliveryMessages.email, 0, 0, 0),
} as const satisfies Record<DeliveryMethod, DeliveryService>

function service(
  carrier: string,
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
