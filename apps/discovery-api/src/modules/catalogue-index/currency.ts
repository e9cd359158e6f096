import { currencyOfCountry } from '@klarsikt/contract/discovery'
import type { TenantSettings } from '@klarsikt/contract/discovery/types'

/** The currency of a market and how many decimals it has. */
export type Currency = { readonly code: string; readonly digits: number }

/** The currency that the prices of a market are in: what its tenant has set, or else that of its country. */
export function currencyOf(market: string, settings: Pick<TenantSettings, 'currencies'> = {}): Currency {
  const code = settings.currencies?.[market] ?? currencyOfCountry(market)
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  return { code, digits }
}

/** An amount of the wire in whole minor units. */
export function toMinor(amount: number, { digits }: Currency): number {
  return Math.round(amount * 10 ** digits)
}

/** Whole minor units as an amount of the wire. */
export function toAmount(minor: number, { digits }: Currency): number {
  return minor / 10 ** digits
}
