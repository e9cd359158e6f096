import type { SavedPayment } from '@klarsikt/contract/shop/types'
import { hasMeansExpired, isChargeable, maskedMeans } from '@klarsikt/core/payment'
import type { SavedPaymentRow } from './saved-payments.js'

/** Describes a saved means of payment for its customer. */
export function describeSaved(row: SavedPaymentRow, now: Date): SavedPayment {
  const { id, expires } = row
  const name = maskedMeans(row)
  if (isChargeable(row, now)) return { id, name, expires, state: 'usable' }
  return { id, name, expires, state: hasMeansExpired(expires, now) ? 'expired' : 'unusable' }
}
