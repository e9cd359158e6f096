import { and, desc, eq, exists, inArray, lt, ne } from 'drizzle-orm'
import type { Deps } from '../context.js'
import { consoleSession } from '../modules/console/tables.js'
import { event } from '../modules/events/tables.js'
import { FEED_IS_DEAD_AFTER, removeUnread } from '../modules/feed/import-products.js'
import { feedBatch, feedRun } from '../modules/feed/tables.js'
import { change, market, tenantKey } from '../modules/tenant/tables.js'

const DAY = 24 * 3_600_000
/** How long a change is kept, ms: far longer than a replica can be without the database and still catch up. */
const CHANGES_KEPT = DAY
/** How long events are kept, ms: as long as recommendations learn from them. */
const EVENTS_KEPT = 90 * DAY
/** Most rows deleted by one statement. */
const AT_ONCE = 10_000

/** Deletes old changes and events, expired keys, files of killed feeds, parts of feeds that nobody imports, abandoned sessions. */
export async function tidy({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const { orm } = database
  const now = clock.now().getTime()
  const before = (age: number) => new Date(now - age)
  // The newest of the old changes stays. By it a snapshot knows whether all changes since it still exist.
  const { transaction } = change
  const old = orm
    .select({ transaction })
    .from(change)
    .where(lt(change.at, before(CHANGES_KEPT)))
  await orm.delete(change).where(lt(transaction, old.orderBy(desc(transaction)).limit(1)))
  await orm.delete(tenantKey).where(lt(tenantKey.validUntil, before(0)))
  await orm.delete(feedBatch).where(lt(feedBatch.keptUntil, before(0)))
  await orm.delete(consoleSession).where(lt(consoleSession.seenAt, before(DAY)))
  const oldEvents = orm
    .select({ id: event.id })
    .from(event)
    .where(lt(event.receivedAt, before(EVENTS_KEPT)))
    .limit(AT_ONCE)
  for (let removed = AT_ONCE; removed === AT_ONCE;) {
    const { rowCount } = await orm.delete(event).where(inArray(event.id, oldEvents))
    removed = rowCount ?? 0
  }
  const dead = await orm
    .update(feedRun)
    .set({ done: true })
    .where(and(eq(feedRun.done, false), lt(feedRun.beatAt, before(FEED_IS_DEAD_AFTER))))
    .returning({ tenant: feedRun.tenant, market: feedRun.market })
  for (const place of dead) await removeUnread(database, place)
  const replaced = and(
    eq(market.tenant, feedRun.tenant),
    eq(market.market, feedRun.market),
    ne(market.generation, feedRun.generation),
  )
  await orm
    .delete(feedRun)
    .where(
      and(
        eq(feedRun.done, true),
        lt(feedRun.beatAt, before(DAY)),
        exists(orm.select({ market: market.market }).from(market).where(replaced)),
      ),
    )
}
