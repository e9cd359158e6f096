import { maskGiftCardNumber } from '@klarsikt/core/gift-card'
import { kronor } from '@klarsikt/core/money'
import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { findSavedCards } from './saved-cards.js'
import { savedGiftCard } from './tables.js'

/** The gift cards that a customer has saved. The cards themselves belong to everybody who knows their number. */
export const savedCardData: CustomerData = {
  file: 'presentkort',
  columns: [savedGiftCard.customerId],
  async read({ clock }, tx, { id }) {
    const cards = await findSavedCards(tx, { customerId: id }, clock.now())
    return cards.map(({ last4, balance, validUntil, savedAt }) => ({
      card: maskGiftCardNumber(last4),
      balance: kronor(balance),
      validUntil,
      savedAt,
    }))
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(savedGiftCard).where(eq(savedGiftCard.customerId, id))
  },
}
