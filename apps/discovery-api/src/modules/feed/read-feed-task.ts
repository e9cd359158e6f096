import { setTimeout as sleep } from 'node:timers/promises'
import type { DiscoveryReply } from '@klarsikt/contract/discovery/types'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { inMarket } from '../../database/conditions.js'
import type { MarketKey } from '../tenant/market-key.js'
import { FEED_IS_DEAD_AFTER } from './import-products.js'
import { feedReport, feedRun } from './tables.js'

/** Longest wait in ms for an index to catch up; after that the caller has to ask again. */
const LONGEST_WAIT_MS = 5_000

/** The state of a feed; null when the market has no such feed any more. */
export async function readFeedTask(
  deps: Pick<Deps, 'database' | 'clock' | 'markets'>,
  marketKey: MarketKey,
  task: number,
): Promise<DiscoveryReply<'getFeedTask'> | null> {
  const { orm } = deps.database
  const ended = and(inMarket(feedReport, marketKey), eq(feedReport.task, task))
  const [report] = await orm.select({ refusal: feedReport.refusal }).from(feedReport).where(ended)
  if (report) {
    const { refusal } = report
    const searchable = refusal === null && (await isSearchable(deps, marketKey))
    return { task: String(task), state: refusal === null ? 'stored' : 'refused', searchable, refusal }
  }
  const ofMarket = and(inMarket(feedRun, marketKey), eq(feedRun.generation, task))
  const [run] = await orm.select({ done: feedRun.done, beatAt: feedRun.beatAt }).from(feedRun).where(ofMarket)
  if (!run) return null
  const isAlive = !run.done && run.beatAt.getTime() > deps.clock.now().getTime() - FEED_IS_DEAD_AFTER
  return { task: String(task), state: isAlive ? 'running' : 'broken-off', searchable: false, refusal: null }
}

/** Whether this process searches everything stored before the call; false when it takes too long. */
async function isSearchable({ markets }: Pick<Deps, 'markets'>, { tenant, market }: MarketKey): Promise<boolean> {
  const stop = new AbortController()
  const caughtUp = markets
    .get(tenant, market)
    .then(() => markets.caughtUp())
    .then(() => true)
  try {
    const timedOut = sleep(LONGEST_WAIT_MS, false, { signal: stop.signal, ref: false }).catch(() => false)
    return await Promise.race([caughtUp, timedOut])
  } finally {
    stop.abort()
  }
}
