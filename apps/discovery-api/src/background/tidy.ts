import type { Deps } from '../context.js'
import { FEED_IS_DEAD_AFTER, removeUnread } from '../modules/feed/import-products.js'

const DAY = 24 * 3_600_000
/** How long a change is kept: far longer than any replica may be without the database and still catch up, ms. */
const CHANGES_KEPT = DAY
/** How long events are kept, ms: what recommendations learn from, and no longer. */
const EVENTS_KEPT = 90 * DAY
/** Rows of one removal. */
const AT_ONCE = 10_000

/** Removes what nobody needs any more: read changes, old events, dead keys, what killed feeds left, forgotten sessions. */
export async function tidy({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  const before = (age: number) => new Date(now - age)
  // The newest of the old ones stays: it tells a snapshot of an index whether all changes since it are still there.
  await database.query({
    text: `delete from discovery.change where transaction <
           (select transaction from discovery.change where at < $1 order by transaction desc limit 1)`,
    values: [before(CHANGES_KEPT)],
  })
  await database.query({ text: 'delete from discovery.tenant_key where valid_until < $1', values: [before(0)] })
  await database.query({ text: 'delete from discovery.console_session where seen_at < $1', values: [before(DAY)] })
  for (let removed = AT_ONCE; removed === AT_ONCE;) {
    const { rowCount } = await database.query({
      text: `delete from discovery.event where id in (select id from discovery.event where received_at < $1 limit ${AT_ONCE})`,
      values: [before(EVENTS_KEPT)],
    })
    removed = rowCount ?? 0
  }
  const dead = await database.query<{ tenant: string; market: string }>({
    text: 'update discovery.feed_run set done = true where not done and beat_at < $1 returning tenant, market',
    values: [before(FEED_IS_DEAD_AFTER)],
  })
  for (const place of dead.rows) await removeUnread(database, place)
  await database.query({
    text: `delete from discovery.feed_run r using discovery.market m
           where r.tenant = m.tenant and r.market = m.market and r.done and r.generation <> m.generation and r.beat_at < $1`,
    values: [before(DAY)],
  })
}
