import type { Executor } from '@klarsikt/server/database'
import type { EventType } from './tables.js'

/** One product of one event as popularity, suggestions and recommendations see it. */
export type EventRow = {
  readonly id: number
  readonly type: EventType
  readonly productId: string | null
  readonly quantity: number | null
  readonly query: string | null
  /** Products that the search found, as the page saw it. */
  readonly hits: number | null
  /** Digests; null without consent. */
  readonly visitor: string | null
  readonly session: string | null
  readonly resultId: string | null
  /** Digests; both null unless the service has signed the visitor. */
  readonly signedVisitor: string | null
  readonly network: string | null
  /** Products that the service itself found. */
  readonly answeredHits: number | null
  readonly occurredAt: Date
  readonly receivedAt: Date
}

/** Where a reader stands; kept as text by the reader. */
export type EventCursor = { readonly transaction: string; readonly id: number }
export const EVENTS_START: EventCursor = { transaction: '0', id: 0 }

type Row = {
  id: string
  transaction: string
  type: EventType
  product_id: string | null
  quantity: number | null
  query: string | null
  hits: number | null
  visitor: string | null
  session: string | null
  result_id: string | null
  signed_visitor: string | null
  network: string | null
  answered_hits: number | null
  occurred_at: Date
  received_at: Date
}

/**
 * The next events of a market, each exactly once: only those of transactions that have ended, in the order of their
 * transactions, so that none that commits late is passed by.
 */
export async function readEvents(
  executor: Executor,
  from: { readonly tenant: string; readonly market: string; readonly after: EventCursor; readonly limit: number },
): Promise<{ readonly events: readonly EventRow[]; readonly cursor: EventCursor }> {
  const { rows } = await executor.query<Row>({
    name: 'discovery-events-read',
    text: `select id, transaction::text, type, product_id, quantity, query, hits, visitor, session, result_id, signed_visitor, network,
             answered_hits, occurred_at, received_at
           from discovery.event
           where tenant = $1 and market = $2 and (transaction, id) > ($3::text::xid8, $4::bigint)
             and transaction < pg_snapshot_xmin(pg_current_snapshot())
           order by transaction, id limit $5`,
    values: [from.tenant, from.market, from.after.transaction, from.after.id, from.limit],
  })
  const last = rows.at(-1)
  return {
    events: rows.map((row) => ({
      id: Number(row.id),
      type: row.type,
      productId: row.product_id,
      quantity: row.quantity,
      query: row.query,
      hits: row.hits,
      visitor: row.visitor,
      session: row.session,
      resultId: row.result_id,
      signedVisitor: row.signed_visitor,
      network: row.network,
      answeredHits: row.answered_hits,
      occurredAt: row.occurred_at,
      receivedAt: row.received_at,
    })),
    cursor: last ? { transaction: last.transaction, id: Number(last.id) } : from.after,
  }
}
