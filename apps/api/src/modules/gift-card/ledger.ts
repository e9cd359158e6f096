import { stockholmDate } from '@klarsikt/core/calendar'
import { giftCardValidAfterRefund } from '@klarsikt/core/gift-card'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { insertCaptures, insertHold, insertRefund, insertReleases } from './queries.js'
import { giftCard } from './tables.js'

/**
 * Sets money aside if the card has that much. The balance itself is the gate: the update takes the row or takes nothing,
 * however many try at once.
 */
export async function holdGiftCard(
  tx: Executor,
  hold: { cardId: string; reference: string; amount: Ore; now: Date },
): Promise<boolean> {
  const { rowCount } = await insertHold(tx, hold.cardId, hold.reference, hold.amount, hold.now)
  return rowCount === 1
}

/** Makes every hold of the reference final; a second call finds nothing to do. */
export async function captureHolds(tx: Executor, reference: string, now: Date): Promise<void> {
  await insertCaptures(tx, reference, now)
}

/** Gives every open hold of the reference back, once. */
export async function releaseHolds(tx: Executor, reference: string, now: Date): Promise<void> {
  await insertReleases(tx, reference, now)
}

/** Returns money of a captured hold, once for each refund reference; more than was taken is refused by taking nothing. */
export async function refundGiftCard(
  tx: Executor,
  { cardId, reference, of, amount, now }: { cardId: string; reference: string; of: string; amount: Ore; now: Date },
): Promise<boolean> {
  // Refunds of one card wait for each other, so that the sum of the next statement is of what is really there.
  const [card] = await tx.orm
    .select({ validUntil: giftCard.validUntil })
    .from(giftCard)
    .where(eq(giftCard.id, cardId))
    .for('update')
  const validUntil = giftCardValidAfterRefund(card?.validUntil ?? null, stockholmDate(now))
  const { rowCount } = await insertRefund(tx, cardId, reference, of, amount, now, validUntil)
  return rowCount === 1
}
