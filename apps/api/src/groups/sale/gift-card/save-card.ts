import { SAVED_GIFT_CARDS_MAXIMUM } from '@klarsikt/core/gift-card'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { findCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { type GiftCardDeps, lookupGiftCard, refuseCard } from './lookup.js'
import { savedGiftCard } from './tables.js'

/**
 * Saves a card in the account of a customer who knows its number and PIN. A card that is saved already stays unchanged.
 */
export async function saveGiftCard(
  deps: GiftCardDeps,
  customerId: string,
  typed: { readonly number: string; readonly pin: string },
): Promise<Result<void, Refusal>> {
  const card = await lookupGiftCard(deps, typed)
  if (!card.ok) return err(refuseCard(card.error))
  const { id } = card.value
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    if (!(await findCustomer(tx, deps.encryption, customerId, { lock: true }))) return err('request.unauthorized')
    const saved = await tx.orm
      .select({ cardId: savedGiftCard.cardId })
      .from(savedGiftCard)
      .where(eq(savedGiftCard.customerId, customerId))
    if (saved.some(({ cardId }) => cardId === id)) return ok(undefined)
    if (saved.length >= SAVED_GIFT_CARDS_MAXIMUM)
      return err({ code: 'gift-card.saved-too-many', params: { max: SAVED_GIFT_CARDS_MAXIMUM } })
    await tx.orm.insert(savedGiftCard).values({ customerId, cardId: id, savedAt: now })
    await audit(tx, now, { action: 'gift-card.saved', subject: 'gift-card', id })
    return ok(undefined)
  })
}

/** Removes a card from the account. Its balance and its place on carts stay. */
export async function removeSavedGiftCard(
  { database, clock }: Pick<GiftCardDeps, 'database' | 'clock'>,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const { rowCount } = await tx.orm
      .delete(savedGiftCard)
      .where(and(eq(savedGiftCard.customerId, customerId), eq(savedGiftCard.cardId, id)))
    if (rowCount === 0) return
    await audit(tx, clock.now(), { action: 'gift-card.removed', subject: 'gift-card', id })
  })
}
