import { randomBytes } from 'node:crypto'
import { PASSKEY_CHALLENGE_MINUTES } from '@klarsikt/core/identity'
import type { Clock } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import { passkeyChallenge, type PasskeyPurpose } from './tables.js'

type Asking = Pick<SessionCtx, 'database' | 'clock' | 'session'>

/** Makes a challenge that this session can answer once. */
export async function issueChallenge({ database, clock, session }: Asking, purpose: PasskeyPurpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000)
  await database.orm.insert(passkeyChallenge).values({ challenge, sessionDigest: session.digest, purpose, expiresAt })
  return challenge
}

/**
 * Uses up a challenge, whatever the answer is. Returns false when it is unknown, used, expired or another session's.
 */
export async function takeChallenge(
  { database, clock, session }: Asking,
  purpose: PasskeyPurpose,
  challenge: string,
): Promise<boolean> {
  const used = await database.orm
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(passkeyChallenge.sessionDigest, session.digest),
        eq(passkeyChallenge.purpose, purpose),
        gt(passkeyChallenge.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge })
  return used.length > 0
}

/** Deletes expired challenges. A job calls it. */
export async function removeExpiredChallenges(of: {
  readonly database: Executor
  readonly clock: Clock
}): Promise<void> {
  await of.database.orm.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, of.clock.now()))
}
