import type { Database, Follower } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { databaseId } from './checkpoint.js'
import type { OpenMarket } from './open-market.js'

/** How long a market must rest after a change before its index is written down, ms. */
const QUIET_MS = 10_000
/** Below this share of changed products an index waits for its hour: the changes are quickly made again at a start. */
const MIN_CHANGED_SHARE = 0.01
const HOUR_MS = 3_600_000
/** An index nothing happens to is written again after so many hours, long before changes are forgotten (background/tidy.ts). */
const MAX_AGE_HOURS = 8
/** A shared index is said to go less far than it does (`safeHorizon`), so it is written again when an hour has made that certain. */
const SHARED_MAX_AGE_HOURS = 1

export type SnapshotKeeper = {
  /** Tells that a market has changed. */
  touched(market: OpenMarket): void
  /** Writes down what is not yet: at the end. */
  saveAll(): Promise<void>
  stop(): void
}

type Parts = {
  readonly database: Database
  readonly log: Log
  readonly follower: Pick<Follower, 'look' | 'horizon'>
  readonly open: () => Promise<readonly OpenMarket[]>
}

/** Keeps the indices of the markets on disk, so that a start reads them and not the rows. */
export function createSnapshotKeeper({ database, log, follower, open }: Parts): SnapshotKeeper {
  const waiting = new Map<OpenMarket, NodeJS.Timeout>()
  const hours = new WeakMap<OpenMarket, number>()
  let saving: Promise<void> = Promise.resolve()

  function save(markets: readonly OpenMarket[]): Promise<void> {
    // One after the other: writing takes the disk, not the processor, and nobody waits for it.
    saving = saving.then(async () => {
      for (const market of markets) {
        try {
          await follower.look()
          // Changes after the horizon may be in the index too: they are made again at a start, which does no harm.
          await market.save({ database: await databaseId(database), horizon: follower.horizon })
          hours.delete(market)
        } catch (error) {
          log.warn({ err: error, tenant: market.tenant, market: market.market }, 'an index could not be written down')
        }
      }
    })
    return saving
  }

  const isOld = (market: OpenMarket): boolean =>
    (hours.get(market) ?? 0) >= (market.isShared ? SHARED_MAX_AGE_HOURS : MAX_AGE_HOURS)

  const hourly = setInterval(() => {
    void open().then((markets) => {
      for (const market of markets) hours.set(market, (hours.get(market) ?? 0) + 1)
      return save(markets.filter((market) => market.unsaved > 0 || isOld(market)))
    })
  }, HOUR_MS)
  hourly.unref()

  return {
    touched(market) {
      clearTimeout(waiting.get(market))
      const timer = setTimeout(() => {
        waiting.delete(market)
        if (market.unsaved > 0 && market.unsaved >= market.stats.products * MIN_CHANGED_SHARE) void save([market])
      }, QUIET_MS)
      timer.unref()
      waiting.set(market, timer)
    },
    saveAll: async () => save((await open()).filter((market) => market.unsaved > 0 || hours.has(market))),
    stop() {
      clearInterval(hourly)
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
