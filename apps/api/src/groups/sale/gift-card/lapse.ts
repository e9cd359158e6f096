import { stockholmDate } from '@klarsikt/core/calendar'
import type { Clock } from '@klarsikt/core/lib'
import type { Database, Executor } from '@klarsikt/server/database'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { ACCOUNTS, book } from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { giftCard, giftCardEntry } from './tables.js'

/** The number of cards in one transaction. */
const BATCH_SIZE = 100

/**
 * Books what is left on expired cards as income of the shop. No VAT is due, because a multi-purpose voucher is taxed
 * when it is used. A job runs it; a second run takes nothing more.
 */
export async function lapseGiftCards({
  database,
  clock,
}: {
  readonly database: Pick<Database, 'transaction'>
  readonly clock: Clock
}): Promise<void> {
  let count = BATCH_SIZE
  while (count === BATCH_SIZE) count = await database.transaction((tx) => lapseSome(tx, clock.now()))
}

async function lapseSome(tx: Executor, now: Date): Promise<number> {
  const reference = now.toISOString()
  const cards = await tx.orm
    .select({ id: giftCard.id, balance: giftCard.balance })
    .from(giftCard)
    .where(and(lt(giftCard.validUntil, stockholmDate(now)), gt(giftCard.balance, 0)))
    .orderBy(asc(giftCard.id))
    .limit(BATCH_SIZE)
    .for('update')
  for (const { id, balance } of cards) {
    await tx.orm.update(giftCard).set({ balance: 0 }).where(eq(giftCard.id, id))
    await tx.orm.insert(giftCardEntry).values({ cardId: id, kind: 'lapse', reference, amount: -balance, at: now })
    await book(tx, {
      event: `gift-card-lapsed:${id}/${reference}`,
      orderNumber: '',
      at: now,
      postings: [
        { account: ACCOUNTS.giftCards, amount: balance },
        { account: ACCOUNTS.lapsedGiftCards, amount: -balance },
      ],
    })
    await audit(tx, now, { action: 'gift-card.lapsed', subject: 'gift-card', id })
  }
  return cards.length
}
