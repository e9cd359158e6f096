import { randomBytes } from 'node:crypto'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { audit } from '../../platform/index.js'
import { numberDigests, pinDigest } from './digests.js'
import { insertCard } from './queries.js'
import { giftCardEntry } from './tables.js'

export type NewGiftCard = {
  readonly number: string
  readonly pin: string
  readonly amount: Ore
  /** The last day on which it can be used, `YYYY-MM-DD`; null for no limit. */
  readonly validUntil: string | null
  /** What the card was issued for, such as an order line. It is part of the card's ledger. */
  readonly reference?: string
}

/** Issues a card with money on it. Returns its id, or null when the number exists. */
export async function issueGiftCard(
  tx: Executor,
  encryption: Encryption,
  card: NewGiftCard,
  now: Date,
): Promise<string | null> {
  const id = randomBytes(16).toString('base64url')
  const digests = numberDigests(encryption, card.number)
  const { rowCount } = await insertCard(
    tx,
    id,
    digests[0],
    pinDigest(encryption, card.number, card.pin),
    encryption.keyId,
    card.number.slice(-4),
    card.amount,
    card.validUntil,
    now,
    digests,
  )
  if (rowCount === 0) return null
  await tx.orm
    .insert(giftCardEntry)
    .values({ cardId: id, kind: 'issue', reference: card.reference ?? '', amount: card.amount, at: now })
  await audit(tx, now, { action: 'gift-card.issued', subject: 'gift-card', id })
  return id
}
