import type { ConsoleFeeds } from '@klarsikt/contract/discovery/types'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { inMarket } from '../../database/conditions.js'
import type { Market } from '../catalogue-index/market.js'
import { FEED_IS_DEAD_AFTER } from '../feed/import-products.js'
import { feedReport, feedRun } from '../feed/tables.js'

const MAX_REPORTS = 20

/** The state of a catalogue: searchable products, running feeds and the results of the latest feeds. */
export async function readFeeds(
  { database: { orm }, clock }: Pick<Deps, 'database' | 'clock'>,
  market: Pick<Market, 'tenant' | 'market' | 'index'>,
): Promise<ConsoleFeeds> {
  const alive = new Date(clock.now().getTime() - FEED_IS_DEAD_AFTER)
  const [stats, running, reports] = await Promise.all([
    market.index.stats(),
    orm.$count(feedRun, and(inMarket(feedRun, market), eq(feedRun.done, false), gt(feedRun.beatAt, alive))),
    orm.select().from(feedReport).where(inMarket(feedReport, market)).orderBy(desc(feedReport.id)).limit(MAX_REPORTS),
  ])
  return {
    products: stats.products,
    running,
    reports: reports.map(({ id, mode, startedAt, endedAt, accepted, rejected, products, refusal, rejectedLines }) => ({
      id,
      mode,
      started_at: startedAt.toISOString(),
      ended_at: endedAt.toISOString(),
      accepted,
      rejected,
      products,
      refusal,
      rejected_lines: [...rejectedLines],
    })),
  }
}
