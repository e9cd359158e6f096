import type { Database, Executor } from '@klarsikt/server/database'
import { inMarket } from '../../database/conditions.js'
import { type EventRow, EVENTS_START, readEvents } from '../events/read.js'
import type { MarketKey } from '../tenant/market-key.js'
import { eventReader } from './tables.js'

/** Learns from events in the transaction that moves the reader forward, so that each event counts exactly once. */
export type Collector = (tx: Executor, marketKey: MarketKey, events: readonly EventRow[]) => Promise<void>

type Options = {
  readonly marketKey: MarketKey
  readonly collectors: readonly Collector[]
  /** Maps product ids in events to those of the catalogue; unknown ids are missing from the map. */
  readonly resolve: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Events of one transaction. */
  readonly slice?: number
}

const EVENTS_PER_TRANSACTION = 2_000

/** Passes new events to the collectors, slice by slice, and returns their number. */
export async function followEvents(database: Database, options: Options): Promise<number> {
  const { slice = EVENTS_PER_TRANSACTION } = options
  for (let events = 0; ;) {
    const read = await database.transaction((tx) => followSlice(tx, options, slice))
    events += read
    if (read < slice) return events
  }
}

async function followSlice(tx: Executor, { marketKey, collectors, resolve }: Options, limit: number): Promise<number> {
  const { tenant, market } = marketKey
  await tx.orm
    .insert(eventReader)
    .values({ tenant, market, ...EVENTS_START })
    .onConflictDoNothing()
  const { transaction, id } = eventReader
  const reader = inMarket(eventReader, marketKey)
  // The lock prevents a second replica from learning the same events.
  const [after] = await tx.orm.select({ transaction, id }).from(eventReader).where(reader).for('update')
  if (!after) return 0
  const { events, cursor } = await readEvents(tx, { ...marketKey, after, limit })
  if (events.length === 0) return 0
  const known = await resolve([...new Set(events.flatMap(({ productId }) => productId ?? []))])
  const meant = events.flatMap((event): EventRow[] => {
    if (event.productId === null) return [event]
    const productId = known.get(event.productId)
    return productId === undefined ? [] : [{ ...event, productId }]
  })
  for (const collect of collectors) await collect(tx, marketKey, meant)
  await tx.orm.update(eventReader).set(cursor).where(reader)
  return events.length
}
