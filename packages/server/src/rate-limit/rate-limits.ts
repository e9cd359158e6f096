import { err, ok, type Result } from '@klarsikt/core/lib'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/index.js'
import type { Encryption } from '../encryption/index.js'

/** So many points in so many seconds for one key (an address, an account, a card). */
export type RateLimitRule = { readonly name: string; readonly points: number; readonly seconds: number }

export type RateLimits = {
  /** Takes one point; refused with the seconds to wait when none is left. */
  consume(rule: RateLimitRule, key: string): Promise<Result<'allowed', { readonly retryAfter: number }>>
  /** The same, counted in this process alone: cheap enough for what is asked often and costs no money. */
  consumeHere(rule: RateLimitRule, key: string): Promise<Result<'allowed', { readonly retryAfter: number }>>
  /** Whether a point is left, without taking it: for limits that count failures only. */
  check(rule: RateLimitRule, key: string): Promise<Result<'allowed', { readonly retryAfter: number }>>
  /** Gives everything back, after a success. */
  reset(rule: RateLimitRule, key: string): Promise<void>
}

type Options = {
  readonly database: Pick<Database, 'pool' | 'query'>
  /** Keys may be addresses or e-mail addresses: only their digest is stored. */
  readonly encryption: Encryption
  /** Multiplies the points of every rule. */
  readonly factor?: number
}

const TABLE = 'rate_limit'
/** Any number that no other lock of the database has. */
const LOCK = 7_226_505

/** Counters in Postgres, shared by all replicas; while the database is away each process counts in memory instead. */
export async function createRateLimits({ database, encryption, factor = 1 }: Options): Promise<RateLimits> {
  // One transaction, since it is one text without values. "If not exists" alone fails for processes that start together.
  await database.query({
    text: `select pg_advisory_xact_lock(${LOCK});
      create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
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
  const limitersHere = new Map<string, RateLimiterMemory>()

  function limiterHere({ name, points, seconds }: RateLimitRule): RateLimiterMemory {
    const known = limitersHere.get(name)
    if (known) return known
    const made = new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration: seconds })
    limitersHere.set(name, made)
    return made
  }
  const keyOf = (rule: RateLimitRule, key: string) => encryption.digest(key, `rate-limit.${rule.name}`)

  return {
    consume: (rule, key) => taken(limiter(rule).consume(keyOf(rule, key))),
    consumeHere: (rule, key) => taken(limiterHere(rule).consume(key)),
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

async function taken(point: Promise<RateLimiterRes>): ReturnType<RateLimits['consume']> {
  try {
    await point
    return ok('allowed')
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return err({ retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    throw refused
  }
}
