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
import type { Refusal } from '../../http/endpoint-handler.js'
import { numberDigests, pinDigest, pinMatches } from './digests.js'

export type GiftCardDeps = { readonly database: Database; readonly encryption: Encryption; readonly clock: Clock }

export type KnownGiftCard = {
  readonly id: string
  readonly last4: string
  readonly balance: Ore
  readonly validUntil: string | null
}

export type LookupRefusal = 'gift-card.not-found' | 'gift-card.pin-required' | 'gift-card.locked' | 'gift-card.expired'

/** A locked card says for how long at most (decisions A11). */
export function refuseCard<Code extends ErrorCode>(code: Code): Refusal<Code> {
  return code === 'gift-card.locked' ? { code, retryAfter: PIN_LOCK_MINUTES * 60 } : code
}

type CardRow = {
  id: string
  last4: string
  balance: number
  valid_until: string | null
  number_digest: string
  pin_digest: string
}

/**
 * Finds a card by number and PIN. A wrong number and a wrong PIN run the same statements, count the same failures and get
 * the same answer, so that guessing numbers learns nothing; guesses at one number wait for each other [reliability R6].
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
  const found = await tx.query<CardRow>({
    name: 'gift-card-by-number',
    text: 'select id, last4, balance, valid_until::text, number_digest, pin_digest from gift_card where number_digest = any($1)',
    values: [digests],
  })
  const card = found.rows[0]
  // Without a card the comparison still happens, against a digest that no PIN gives.
  const kept = card?.pin_digest ?? pinDigest(encryption, typed.number, 'none')
  const right = pinMatches(encryption, typed, kept) && card !== undefined
  const locked = isPinLocked(guard, now.getTime())
  const next = right ? OPEN_PIN_GUARD : pinFailed(guard, now.getTime())
  const after = locked ? guard : next
  await tx.query({
    name: 'gift-card-guard',
    text: 'update gift_card_guard set failures = $2, last_failure_at = $3 where number_digest = any($1)',
    values: [digests, after.failures, after.lastFailureAt === null ? null : new Date(after.lastFailureAt)],
  })
  if (locked) return err('gift-card.locked')
  if (!right) return err('gift-card.not-found')
  if (card.number_digest !== digests[0]) await digestAgain(encryption, tx, card.id, typed)
  if (isGiftCardExpired(card.valid_until, stockholmDate(now))) return err('gift-card.expired')
  return ok({ id: card.id, last4: card.last4, balance: wholeOre(card.balance), validUntil: card.valid_until })
}

/** Number and PIN are known only while they are typed: a card from before the key changed moves to the current one now. */
async function digestAgain(
  encryption: Encryption,
  tx: Executor,
  id: string,
  { number, pin }: { readonly number: string; readonly pin: string },
): Promise<void> {
  await tx.query({
    text: 'update gift_card set number_digest = $2, pin_digest = $3, key_id = $4 where id = $1',
    values: [id, numberDigests(encryption, number)[0], pinDigest(encryption, number, pin), encryption.keyId],
  })
}

/**
 * Takes the rows of the number, made when missing, so that parallel guesses are counted one by one. One row for each key:
 * a process that knows the keys in another order counts the same guesses.
 */
async function lockGuard(
  tx: Executor,
  digests: readonly string[],
): Promise<{ failures: number; lastFailureAt: number | null }> {
  const { rows } = await tx.query<{ failures: number; last_failure_at: Date | null }>({
    name: 'gift-card-guard-lock',
    text: `insert into gift_card_guard (number_digest, failures) select digest, 0 from unnest($1::text[]) digest order by digest
           on conflict (number_digest) do update set failures = gift_card_guard.failures
           returning failures, last_failure_at`,
    values: [digests],
  })
  const row = rows.toSorted((a, b) => b.failures - a.failures)[0]
  return row ? { failures: row.failures, lastFailureAt: row.last_failure_at?.getTime() ?? null } : OPEN_PIN_GUARD
}
