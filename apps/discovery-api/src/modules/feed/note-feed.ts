import type { FeedReport } from '@klarsikt/contract/discovery/types'
import type { Result } from '@klarsikt/core/lib'
import { and, desc, lte } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { inMarket } from '../../database/conditions.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import type { MarketKey } from '../tenant/market-key.js'
import { feedReport } from './tables.js'

/** Reports kept for one market: two days of a shop that feeds every hour. */
const MAX_REPORTS = 50

/** Stores the result of a feed, and deletes the oldest results of the market. */
export async function noteFeed(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  feed: {
    readonly marketKey: MarketKey
    readonly mode: 'replace' | 'upsert'
    readonly startedAt: Date
    readonly task: number | null
    readonly result: Result<FeedReport, Refusal>
  },
): Promise<void> {
  const { marketKey, mode, startedAt, task, result } = feed
  const report = result.ok ? result.value : null
  const refusal = result.ok ? null : (result.error.message ?? result.error.code)
  const endedAt = clock.now()
  await database.transaction(async (tx) => {
    await tx.orm.insert(feedReport).values({
      tenant: marketKey.tenant,
      market: marketKey.market,
      task,
      mode,
      startedAt,
      endedAt,
      accepted: report?.accepted ?? 0,
      rejected: report?.rejected ?? 0,
      products: report?.products ?? null,
      refusal,
      rejectedLines: report?.rejected_lines ?? [],
    })
    await audit(tx, endedAt, result.ok ? 'feed.reported' : 'feed.refused', marketKey)
  })
  const { orm } = database
  const ofMarket = inMarket(feedReport, marketKey)
  const { id } = feedReport
  const newestOfOld = orm.select({ id }).from(feedReport).where(ofMarket).orderBy(desc(id)).offset(MAX_REPORTS).limit(1)
  await orm.delete(feedReport).where(and(ofMarket, lte(id, newestOfOld)))
}
