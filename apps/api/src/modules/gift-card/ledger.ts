import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'

/**
 * Sets money aside if the card has that much. The balance itself is the gate: the update takes the row or takes nothing,
 * however many try at once.
 */
export async function holdGiftCard(
  tx: Executor,
  hold: { cardId: string; reference: string; amount: Ore; now: Date },
): Promise<boolean> {
  const taken = await tx.query({
    name: 'gift-card-hold',
    text: `with taken as (
             update gift_card set balance = balance - $3 where id = $1 and balance >= $3 returning id
           )
           insert into gift_card_entry (card_id, kind, reference, amount, at)
           select id, 'hold', $2, -$3::int, $4 from taken`,
    values: [hold.cardId, hold.reference, hold.amount, hold.now],
  })
  return taken.rowCount === 1
}

/** Makes every hold of the reference final; a second call finds nothing to do. */
export async function captureHolds(tx: Executor, reference: string, now: Date): Promise<void> {
  await tx.query({
    name: 'gift-card-capture',
    text: `insert into gift_card_entry (card_id, kind, reference, amount, at)
           select card_id, 'capture', reference, 0, $2 from gift_card_entry where kind = 'hold' and reference = $1
           on conflict do nothing`,
    values: [reference, now],
  })
}

/** Gives every open hold of the reference back, once. */
export async function releaseHolds(tx: Executor, reference: string, now: Date): Promise<void> {
  await tx.query({
    name: 'gift-card-release',
    text: `with released as (
             insert into gift_card_entry (card_id, kind, reference, amount, at)
             select card_id, 'release', reference, -amount, $2 from gift_card_entry where kind = 'hold' and reference = $1
             on conflict do nothing returning card_id, amount
           )
           update gift_card set balance = balance + released.amount from released where gift_card.id = released.card_id`,
    values: [reference, now],
  })
}

/** Returns money of a captured hold, once for each refund reference; more than was taken is refused by taking nothing. */
export async function refundGiftCard(
  tx: Executor,
  refund: { cardId: string; reference: string; of: string; amount: Ore; now: Date },
): Promise<boolean> {
  // Refunds of one card wait for each other, so that the sum below is of what is really there.
  await tx.query({ text: 'select 1 from gift_card where id = $1 for update', values: [refund.cardId] })
  const done = await tx.query({
    text: `with taken as (
             select coalesce(-sum(amount), 0) as amount from gift_card_entry
             where card_id = $1 and (reference = $3 or "of" = $3)
               and exists (select 1 from gift_card_entry c where c.card_id = $1 and c.kind = 'capture' and c.reference = $3)
           ),
           refunded as (
             insert into gift_card_entry (card_id, kind, reference, "of", amount, at)
             select $1, 'refund', $2, $3, $4::int, $5 from taken where taken.amount >= $4::int
             on conflict do nothing returning amount
           )
           update gift_card set balance = balance + refunded.amount from refunded where id = $1`,
    values: [refund.cardId, refund.reference, refund.of, refund.amount, refund.now],
  })
  return done.rowCount === 1
}
