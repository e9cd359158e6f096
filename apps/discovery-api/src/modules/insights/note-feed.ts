import type { FeedReport } from '@klarsikt/contract/discovery/types'
import type { Result } from '@klarsikt/core/lib'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/refusal.js'

/** Reports of one market that are kept; a shop that feeds every hour sees two days. */
const KEPT = 50

/** Keeps what the sender of a feed was told, and forgets the oldest such notes of the market. */
export async function noteFeed(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  feed: {
    readonly place: { readonly tenant: string; readonly market: string }
    readonly mode: 'replace' | 'upsert'
    readonly startedAt: Date
    readonly result: Result<FeedReport, Refusal>
  },
): Promise<void> {
  const { place, mode, startedAt, result } = feed
  const report = result.ok ? result.value : null
  const refusal = result.ok ? null : (result.error.message ?? result.error.code)
  await database.query({
    text: `insert into discovery.feed_report
             (tenant, market, mode, started_at, ended_at, accepted, rejected, products, refusal, rejected_lines)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      place.tenant,
      place.market,
      mode,
      startedAt,
      clock.now(),
      report?.accepted ?? 0,
      report?.rejected ?? 0,
      report?.products ?? null,
      refusal,
      JSON.stringify(report?.rejected_lines ?? []),
    ],
  })
  await database.query({
    text: `delete from discovery.feed_report where tenant = $1 and market = $2 and id <= (
             select id from discovery.feed_report where tenant = $1 and market = $2 order by id desc offset ${KEPT} limit 1)`,
    values: [place.tenant, place.market],
  })
}
