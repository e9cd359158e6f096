import type { SavedPayment } from '@klarsikt/contract/shop/types'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'

/** What a saved card is called, also where the provider has not said what it is. */
export function cardName({ name }: Pick<SavedPayment, 'name'>): string {
  return name ?? accountFinanceMessages.cardUnnamed()
}

/** What the customer has to know about a saved card: until when it can be charged, or why it cannot. */
export function cardState({ state, expires }: SavedPayment): string | null {
  if (state === 'unusable') return accountFinanceMessages.cardUnusable()
  if (expires === null) return null
  const [year = '', month = ''] = expires.split('-')
  const text = { month: `${month}/${year}` }
  return state === 'expired' ? accountFinanceMessages.cardExpired(text) : accountFinanceMessages.cardExpires(text)
}
