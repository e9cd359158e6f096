import type { SavedPayment } from '@klarsikt/contract/shop/types'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'

/** Returns the name of a saved card, or a general name where the provider has not given one. */
export function cardName({ name }: Pick<SavedPayment, 'name'>): string {
  return name ?? accountFinanceMessages.cardUnnamed()
}

/** Says until when a saved card can be charged, or why it cannot. Null where the expiry is unknown. */
export function cardState({ state, expires }: SavedPayment): string | null {
  if (state === 'unusable') return accountFinanceMessages.cardUnusable()
  if (expires === null) return null
  const [year = '', month = ''] = expires.split('-')
  const text = { month: `${month}/${year}` }
  return state === 'expired' ? accountFinanceMessages.cardExpired(text) : accountFinanceMessages.cardExpires(text)
}
