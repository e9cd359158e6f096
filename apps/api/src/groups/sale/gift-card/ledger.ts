import { stockholmDate } from '@klarsikt/core/calendar'
import { giftCardValidAfterRefund } from '@klarsikt/core/gift-card'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { insertCaptures, insertHold, insertCardRefund, insertReleases } from './queries.js'
import { giftCard } from './tables.js'

/**
 * Holds an amount on a card if it has that much. The update itself checks the balance, so that simultaneous holds
 * cannot overdraw it.
 */
export async function holdGiftCard(
  tx: Executor,
  hold: { cardId: string; reference: string; amount: Ore; now: Date },
): Promise<boolean> {
  const { rowCount } = await insertHold(tx, hold.cardId, hold.reference, hold.amount, hold.now)
  return rowCount === 1
}

/** Makes the holds of a reference final. A second call does nothing. */
export async function captureHolds(tx: Executor, reference: string, now: Date): Promise<void> {
  await insertCaptures(tx, reference, now)
}

/** Gives back the open holds of a reference, once. */
export async function releaseHolds(tx: Executor, reference: string, now: Date): Promise<void> {
  await insertReleases(tx, reference, now)
}

/** Returns money of a captured hold, once for each reference. More than was taken is refused and returns nothing. */
export async function refundGiftCard(
  tx: Executor,
  { cardId, reference, of, amount, now }: { cardId: string; reference: string; of: string; amount: Ore; now: Date },
): Promise<boolean> {
  // The lock makes refunds of one card wait for each other, so that the next statement sums the real rows.
  const [card] = await tx.orm
    .select({ validUntil: giftCard.validUntil })
    .from(giftCard)
    .where(eq(giftCard.id, cardId))
    .for('update')
  const validUntil = giftCardValidAfterRefund(card?.validUntil ?? null, stockholmDate(now))
  const { rowCount } = await insertCardRefund(tx, cardId, reference, of, amount, now, validUntil)
  return rowCount === 1
}
