import { randomBytes } from 'node:crypto'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { numberDigests, pinDigest } from './digests.js'

export type NewGiftCard = {
  readonly number: string
  readonly pin: string
  readonly amount: Ore
  /** Last day it can be used, `YYYY-MM-DD`; null for no limit. */
  readonly validUntil: string | null
  /** What the card was made for, such as an order's line; part of its ledger. */
  readonly reference?: string
}

/** Makes a card with money on it; a number that is taken is left as it is. Answers the id, or null when taken. */
export async function issueGiftCard(
  tx: Executor,
  encryption: Encryption,
  card: NewGiftCard,
  now: Date,
): Promise<string | null> {
  const id = randomBytes(16).toString('base64url')
  const digests = numberDigests(encryption, card.number)
  const made = await tx.query({
    text: `insert into gift_card (id, number_digest, pin_digest, key_id, last4, balance, valid_until, created_at)
           select $1, $2, $3, $4, $5, $6, $7, $8 where not exists (select 1 from gift_card where number_digest = any($9))
           on conflict (number_digest) do nothing`,
    values: [
      id,
      digests[0],
      pinDigest(encryption, card.number, card.pin),
      encryption.keyId,
      card.number.slice(-4),
      card.amount,
      card.validUntil,
      now,
      digests,
    ],
  })
  if (made.rowCount === 0) return null
  await tx.query({
    text: `insert into gift_card_entry (card_id, kind, reference, amount, at) values ($1, 'issue', $4, $2, $3)`,
    values: [id, card.amount, now, card.reference ?? ''],
  })
  return id
}
