import { oneOf, type ValueOf } from '../lib/one-of.js'

/** Market numbers in the API [ENUM-001]. */
export const MarketId = { SE: 20, NO: 21, FI: 22, DK: 23 } as const
export type MarketId = ValueOf<typeof MarketId>
export const isMarketId = oneOf([20, 21, 22, 23])

/** Currency of each market [ENUM-002]. */
export const CURRENCIES = { se: 'SEK', no: 'NOK', fi: 'EUR', dk: 'DKK' } as const
export type MarketCode = keyof typeof CURRENCIES
type Currency = ValueOf<typeof CURRENCIES>

/** A market in which a shop sells. */
export type Market = {
  readonly id: MarketId
  readonly code: MarketCode
  readonly currency: Currency
  readonly locale: string
  readonly timeZone: string
}
