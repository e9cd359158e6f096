import { currencyOfCountry } from '@klarsikt/contract/discovery'
import type { TenantSettings } from '@klarsikt/contract/discovery/types'

export type Currency = { readonly code: string; readonly digits: number }

/** The currency of a market's prices: the tenant's setting, or else the currency of the country. */
export function currencyOf(market: string, settings: Pick<TenantSettings, 'currencies'> = {}): Currency {
  const code = settings.currencies?.[market] ?? currencyOfCountry(market)
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  return { code, digits }
}

/** Turns an amount of the API into whole minor units. */
export function toMinor(amount: number, { digits }: Currency): number {
  return Math.round(amount * 10 ** digits)
}

/** Turns whole minor units into an amount of the API. */
export function toAmount(minor: number, { digits }: Currency): number {
  return minor / 10 ** digits
}
