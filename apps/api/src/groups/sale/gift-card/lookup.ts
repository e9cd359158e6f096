import { stockholmDate } from '@klarsikt/core/calendar'
import type { ErrorCode } from '@klarsikt/core/errors'
import {
  giftCardNumber,
  giftCardPin,
  isGiftCardExpired,
  isPinLocked,
  OPEN_PIN_GUARD,
  PIN_LOCK_MINUTES,
  pinFailed,
} from '@klarsikt/core/gift-card'
import { err, ok, type Clock, type Result } from '@klarsikt/core/lib'
import { wholeOre, type Ore } from '@klarsikt/core/money'
import type { Database, Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq, inArray } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { numberDigests, pinDigest, pinMatches } from './digests.js'
import { lockGuards } from './queries.js'
import { giftCard, giftCardGuard } from './tables.js'

export type GiftCardDeps = { readonly database: Database; readonly encryption: Encryption; readonly clock: Clock }

export type KnownGiftCard = {
  readonly id: string
  readonly last4: string
  readonly balance: Ore
  readonly validUntil: string | null
}

export type LookupRefusal = 'gift-card.not-found' | 'gift-card.pin-required' | 'gift-card.locked' | 'gift-card.expired'

/** The refusal for a card. For a locked one it says the longest time to wait. */
export function refuseCard<Code extends ErrorCode>(code: Code): Refusal<Code> {
  return code === 'gift-card.locked' ? { code, retryAfter: PIN_LOCK_MINUTES * 60 } : code
}

/**
 * Finds a card by number and PIN. A wrong number and a wrong PIN run the same statements, count as failures and get the
 * same answer, so that guessing reveals nothing. Guesses at one number wait for each other.
 */
export async function lookupGiftCard(
  deps: GiftCardDeps,
  typed: { readonly number: string; readonly pin: string },
): Promise<Result<KnownGiftCard, LookupRefusal>> {
  if (typed.pin.trim() === '') return err('gift-card.pin-required')
  const number = giftCardNumber(typed.number)
  const pin = giftCardPin(typed.pin)
  if (number === null || pin === null) return err('gift-card.not-found')
  return deps.database.transaction((tx) => guardedLookup(deps, tx, { number, pin }))
}

async function guardedLookup(
  { encryption, clock }: GiftCardDeps,
  tx: Executor,
  typed: { number: string; pin: string },
): Promise<Result<KnownGiftCard, LookupRefusal>> {
  const digests = numberDigests(encryption, typed.number)
  const now = clock.now()
  const guard = await lockGuard(tx, digests)
  const [card] = await tx.orm.select().from(giftCard).where(inArray(giftCard.numberDigest, digests))
  // Without a card the PIN is compared with a digest that no PIN has, so that it takes the same time.
  const digest = card?.pinDigest ?? pinDigest(encryption, typed.number, 'none')
  const right = pinMatches(encryption, typed, digest) && card !== undefined
  const locked = isPinLocked(guard, now.getTime())
  const next = right ? OPEN_PIN_GUARD : pinFailed(guard, now.getTime())
  const after = locked ? guard : next
  await tx.orm
    .update(giftCardGuard)
    .set({
      failures: after.failures,
      lastFailureAt: after.lastFailureAt === null ? null : new Date(after.lastFailureAt),
    })
    .where(inArray(giftCardGuard.numberDigest, digests))
  if (locked) return err('gift-card.locked')
  if (!right) return err('gift-card.not-found')
  if (card.numberDigest !== digests[0]) await digestAgain(encryption, tx, card.id, typed)
  if (isGiftCardExpired(card.validUntil, stockholmDate(now))) return err('gift-card.expired')
  return ok({ id: card.id, last4: card.last4, balance: wholeOre(card.balance), validUntil: card.validUntil })
}

/**
 * Digests the number and PIN again with the current key. This is possible only here, because they are known only while
 * they are typed.
 */
async function digestAgain(
  encryption: Encryption,
  tx: Executor,
  id: string,
  { number, pin }: { readonly number: string; readonly pin: string },
): Promise<void> {
  const [numberDigest] = numberDigests(encryption, number)
  await tx.orm
    .update(giftCard)
    .set({ numberDigest, pinDigest: pinDigest(encryption, number, pin), keyId: encryption.keyId })
    .where(eq(giftCard.id, id))
}

/**
 * Locks the guard rows of a number, and creates missing ones, so that simultaneous guesses are counted one by one.
 * There is a row for each key, because another process may have a different current key.
 */
async function lockGuard(
  tx: Executor,
  digests: readonly string[],
): Promise<{ failures: number; lastFailureAt: number | null }> {
  const { rows } = await lockGuards(tx, digests)
  const row = rows.toSorted((a, b) => b.failures - a.failures)[0]
  return row ? { failures: row.failures, lastFailureAt: row.lastFailureAt?.getTime() ?? null } : OPEN_PIN_GUARD
}
