import type { Database, Follower } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { databaseId } from './checkpoint.js'
import type { OpenMarket } from './open-market.js'

/** Milliseconds without a change before the index of a market is saved. */
const QUIET_MS = 10_000
/**
 * Least share of changed products for which an index is saved soon. Below it the hourly round saves it, because a start
 * applies few changes quickly.
 */
const MIN_CHANGED_SHARE = 0.01
const HOUR_MS = 3_600_000
/** Hours after which an unchanged index is saved again, long before changes are deleted (background/tidy.ts). */
const MAX_AGE_HOURS = 8
/** The checkpoint of a shared index lags behind (`safeHorizon`), so it is saved again an hour later to catch up. */
const SHARED_MAX_AGE_HOURS = 1

export type SnapshotKeeper = {
  touched(market: OpenMarket): void
  /** Saves every index with unsaved changes. Call it before the process ends. */
  saveAll(): Promise<void>
  stop(): void
}

type Parts = {
  readonly database: Database
  readonly log: Log
  readonly follower: Pick<Follower, 'look' | 'horizon'>
  readonly open: () => Promise<readonly OpenMarket[]>
}

/** Saves the indices of the markets, so that a start need not read all rows. */
export function createSnapshotKeeper({ database, log, follower, open }: Parts): SnapshotKeeper {
  const waiting = new Map<OpenMarket, NodeJS.Timeout>()
  const hours = new WeakMap<OpenMarket, number>()
  let saving: Promise<void> = Promise.resolve()

  function save(markets: readonly OpenMarket[]): Promise<void> {
    // One index at a time: saving loads the disk, and nobody waits for it.
    saving = saving.then(async () => {
      for (const market of markets) {
        try {
          await follower.look()
          // The index may include changes after the horizon. A start applies them again, which does no harm.
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
