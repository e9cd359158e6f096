import { err, ok } from '@klarsikt/core/lib'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { type AdvisoryLock, type Database, lockInTransaction } from '../database/index.js'
import type { Encryption } from '../encryption/index.js'
import { createLocalRateLimits, type PointTaken, pointTaken, type RateLimitRule } from './local-rate-limits.js'

export type RateLimits = {
  /** Takes one point. The error holds the seconds to wait when no point is left. */
  consume(rule: RateLimitRule, key: string): Promise<PointTaken>
  /** Takes one point that only this process counts. It is cheap enough for frequent calls that cost no money. */
  consumeHere(rule: RateLimitRule, key: string): Promise<PointTaken>
  /** Returns whether a point is left and takes none. Limits that count only failures use it. */
  check(rule: RateLimitRule, key: string): Promise<PointTaken>
  /** Gives all points of the key back, after a success. */
  reset(rule: RateLimitRule, key: string): Promise<void>
}

type Options = {
  readonly database: Pick<Database, 'pool' | 'transaction'>
  /** Makes the digests of keys, because a key may be an e-mail address and must not be stored. */
  readonly encryption: Encryption
  /** Multiplies the points of every rule. */
  readonly factor?: number
}

const TABLE = 'rate_limit'
const TABLE_LOCK: AdvisoryLock = { id: 7_226_506 }

/**
 * Makes counters in Postgres that all replicas share. While the database is away each process counts in its own memory.
 */
export async function createRateLimits({ database, encryption, factor = 1 }: Options): Promise<RateLimits> {
  // `create table if not exists` fails when two processes run it at the same time.
  await database.transaction(async (tx) => {
    await lockInTransaction(tx, TABLE_LOCK)
    await tx.query({
      text: `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    })
  })
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiter(rule: RateLimitRule): RateLimiterPostgres {
    const known = limiters.get(rule.name)
    if (known) return known
    const common = { keyPrefix: rule.name, points: rule.points * factor, duration: rule.seconds }
    const made = new RateLimiterPostgres({
      ...common,
      storeClient: database.pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(common),
    })
    limiters.set(rule.name, made)
    return made
  }
  const local = createLocalRateLimits({ factor })
  const keyOf = (rule: RateLimitRule, key: string) => encryption.digest(key, `rate-limit.${rule.name}`)

  return {
    consume: (rule, key) => pointTaken(limiter(rule).consume(keyOf(rule, key))),
    consumeHere: local.consume,
    async check(rule, key) {
      const state = await limiter(rule).get(keyOf(rule, key))
      const left = state === null || state.consumedPoints < rule.points * factor
      return left ? ok('allowed') : err({ retryAfter: Math.ceil(state.msBeforeNext / 1000) })
    },
    async reset(rule, key) {
      await limiter(rule).delete(keyOf(rule, key))
    },
  }
}
