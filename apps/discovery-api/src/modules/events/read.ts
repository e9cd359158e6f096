import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { and, sql } from 'drizzle-orm'
import { inMarket } from '../../database/conditions.js'
import type { MarketKey } from '../tenant/market-key.js'
import { event } from './tables.js'

/** Position of a reader, which the reader stores. */
export type EventCursor = Pick<typeof event.$inferSelect, 'transaction' | 'id'>
export const EVENTS_START: EventCursor = { transaction: '0', id: 0 }

const COLUMNS = {
  id: event.id,
  transaction: event.transaction,
  type: event.type,
  productId: event.productId,
  quantity: event.quantity,
  query: event.query,
  hits: event.hits,
  visitor: event.visitor,
  session: event.session,
  resultId: event.resultId,
  signedVisitor: event.signedVisitor,
  network: event.network,
  answeredHits: event.answeredHits,
  occurredAt: event.occurredAt,
  receivedAt: event.receivedAt,
}

/** One product of one event, with the columns that popularity, suggestions and recommendations use. */
export type EventRow = Readonly<Pick<typeof event.$inferSelect, Exclude<keyof typeof COLUMNS, 'transaction'>>>

const selectEvents = prepared(
  'discovery-events-read',
  (orm, value: Params<MarketKey & EventCursor & { limit: number }>) =>
    orm
      .select(COLUMNS)
      .from(event)
      .where(
        and(
          inMarket(event, value),
          sql`(${event.transaction}, ${event.id}) > (${value.transaction}::text::xid8, ${value.id}::bigint)`,
          sql`${event.transaction} < pg_snapshot_xmin(pg_current_snapshot())`,
        ),
      )
      .orderBy(event.transaction, event.id)
      .limit(value.limit),
)

/** The next events of a market, each once. Reads ended transactions in order, so an event that commits late is not skipped. */
export async function readEvents(
  executor: Executor,
  { tenant, market, after, limit }: MarketKey & { readonly after: EventCursor; readonly limit: number },
): Promise<{ readonly events: readonly EventRow[]; readonly cursor: EventCursor }> {
  const rows = await selectEvents(executor, { tenant, market, ...after, limit })
  const last = rows.at(-1)
  return {
    events: rows.map(({ transaction: _, ...row }) => row),
    cursor: last ? { transaction: last.transaction, id: last.id } : after,
  }
}
