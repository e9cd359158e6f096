import { statement } from '@klarsikt/server/database'
import type { giftCardGuard } from './tables.js'

/** Inserts a card, unless its number exists under the digest of any key. */
export const insertCard = statement<
  [
    id: string,
    numberDigest: string,
    pinDigest: string,
    keyId: string,
    last4: string,
    balance: number,
    validUntil: string | null,
    at: Date,
    digests: readonly string[],
  ]
>(
  'gift-card-insert',
  `insert into gift_card (id, number_digest, pin_digest, key_id, last4, balance, valid_until, created_at)
   select $1, $2, $3, $4, $5, $6, $7, $8 where not exists (select 1 from gift_card where number_digest = any($9))
   on conflict (number_digest) do nothing`,
)

/** Holds an amount on a card. The update matches the row only if the balance suffices. */
export const insertHold = statement<[cardId: string, reference: string, amount: number, at: Date]>(
  'gift-card-hold',
  `with taken as (
     update gift_card set balance = balance - $3 where id = $1 and balance >= $3 returning id
   )
   insert into gift_card_entry (card_id, kind, reference, amount, at)
   select id, 'hold', $2, -$3::int, $4 from taken`,
)

/** Makes holds final. */
export const insertCaptures = statement<[reference: string, at: Date]>(
  'gift-card-capture',
  `insert into gift_card_entry (card_id, kind, reference, amount, at)
   select card_id, 'capture', reference, 0, $2 from gift_card_entry where kind = 'hold' and reference = $1
   on conflict do nothing`,
)

/** Gives holds back. */
export const insertReleases = statement<[reference: string, at: Date]>(
  'gift-card-release',
  `with released as (
     insert into gift_card_entry (card_id, kind, reference, amount, at)
     select card_id, 'release', reference, -amount, $2 from gift_card_entry where kind = 'hold' and reference = $1
     on conflict do nothing returning card_id, amount
   )
   update gift_card set balance = balance + released.amount from released where gift_card.id = released.card_id`,
)

/** Returns money of a captured hold if it has that much left, and changes the card's last day. */
export const insertCardRefund = statement<
  [cardId: string, reference: string, hold: string, amount: number, at: Date, validUntil: string | null]
>(
  'gift-card-refund',
  `with taken as (
     select coalesce(-sum(amount), 0) as amount from gift_card_entry
     where card_id = $1 and (reference = $3 or "of" = $3)
       and exists (select 1 from gift_card_entry c where c.card_id = $1 and c.kind = 'capture' and c.reference = $3)
   ),
   refunded as (
     insert into gift_card_entry (card_id, kind, reference, "of", amount, at)
     select $1, 'refund', $2, $3, $4::int, $5 from taken where taken.amount >= $4::int
     on conflict do nothing returning amount
   )
   update gift_card set balance = balance + refunded.amount, valid_until = $6::date from refunded where id = $1`,
)

/** Locks the guard rows of a number, and creates missing ones. */
export const lockGuards = statement<
  [digests: readonly string[]],
  Pick<typeof giftCardGuard.$inferSelect, 'failures' | 'lastFailureAt'>
>(
  'gift-card-guard-lock',
  `insert into gift_card_guard (number_digest, failures) select digest, 0 from unnest($1::text[]) digest order by digest
   on conflict (number_digest) do update set failures = gift_card_guard.failures
   returning failures, last_failure_at as "lastFailureAt"`,
)

/** Empties sold cards that are refunded. */
export const insertRecalls = statement<[cardIds: readonly string[], reference: string, at: Date]>(
  'gift-card-recall',
  `with emptied as (update gift_card set balance = 0 where id = any($1) returning id)
   insert into gift_card_entry (card_id, kind, reference, amount, at)
   select entry.card_id, 'hold', $2, -entry.amount, $3 from gift_card_entry entry join emptied on emptied.id = entry.card_id
   where entry.kind = 'issue'`,
)
