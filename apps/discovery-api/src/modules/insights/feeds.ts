import type { ConsoleFeeds } from '@klarsikt/contract/discovery/types'
import type { Deps } from '../../context.js'
import { FEED_IS_DEAD_AFTER } from '../feed/import-products.js'
import type { Market } from '../market/market.js'

type Row = Omit<ConsoleFeeds['reports'][number], 'id' | 'started_at' | 'ended_at'> & {
  id: string
  started_at: Date
  ended_at: Date
}

/** Reports that are shown. */
const SHOWN = 20

/** The state of a catalogue: what can be found, what is being fed, and how the last feeds ended. */
export async function readFeeds(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { tenant, market, index }: Pick<Market, 'tenant' | 'market' | 'index'>,
): Promise<ConsoleFeeds> {
  const alive = new Date(clock.now().getTime() - FEED_IS_DEAD_AFTER)
  const [stats, running, reports] = await Promise.all([
    index.stats(),
    database.query<{ n: number }>({
      text: `select count(*)::int as n from discovery.feed_run
             where tenant = $1 and market = $2 and not done and beat_at > $3`,
      values: [tenant, market, alive],
    }),
    database.query<Row>({
      text: `select id, mode, started_at, ended_at, accepted, rejected, products, refusal, rejected_lines
             from discovery.feed_report where tenant = $1 and market = $2 order by id desc limit ${SHOWN}`,
      values: [tenant, market],
    }),
  ])
  return {
    products: stats.products,
    running: running.rows[0]?.n ?? 0,
    reports: reports.rows.map((row) => ({
      ...row,
      id: Number(row.id),
      started_at: row.started_at.toISOString(),
      ended_at: row.ended_at.toISOString(),
    })),
  }
}
