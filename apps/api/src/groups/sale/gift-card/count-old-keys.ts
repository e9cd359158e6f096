import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, gt, sql } from 'drizzle-orm'
import { giftCard } from './tables.js'

/** The number of gift cards with money whose digest is by an older key. */
export async function countCardsOfOldKeys({ orm }: Database, { keyId }: Encryption): Promise<number> {
  const isOld = sql`${giftCard.keyId} is distinct from ${keyId}`
  return orm.$count(giftCard, and(gt(giftCard.balance, 0), isOld))
}
