import type { Database, Executor } from '@klarsikt/server/database'
import { type EventRow, EVENTS_START, readEvents } from '../events/read.js'

export type Place = { readonly tenant: string; readonly market: string }

/** Learns from events inside the transaction that moves the reader on, so that each is learnt exactly once. */
export type Collector = (tx: Executor, place: Place, events: readonly EventRow[]) => Promise<void>

type Options = {
  readonly place: Place
  readonly collectors: readonly Collector[]
  /** Ids of products as events name them, to those of the catalogue; what is missing is no product. */
  readonly resolve: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Events of one transaction. */
  readonly slice?: number
}

const SLICE = 2_000

/** Gives collectors what happened since the last time, slice by slice. The number of events. */
export async function followEvents(database: Database, options: Options): Promise<number> {
  const { slice = SLICE } = options
  for (let events = 0; ;) {
    const read = await database.transaction((tx) => followSlice(tx, options, slice))
    events += read
    if (read < slice) return events
  }
}

async function followSlice(tx: Executor, { place, collectors, resolve }: Options, limit: number): Promise<number> {
  const { tenant, market } = place
  await tx.query({
    text: `insert into discovery.event_reader (tenant, market, transaction, id) values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [tenant, market, EVENTS_START.transaction, EVENTS_START.id],
  })
  // The lock keeps a second replica from learning the same.
  const { rows } = await tx.query<{ transaction: string; id: string }>({
    text: 'select transaction, id from discovery.event_reader where tenant = $1 and market = $2 for update',
    values: [tenant, market],
  })
  const [at] = rows
  if (!at) return 0
  const after = { transaction: at.transaction, id: Number(at.id) }
  const { events, cursor } = await readEvents(tx, { ...place, after, limit })
  if (events.length === 0) return 0
  const known = await resolve([...new Set(events.flatMap(({ productId }) => productId ?? []))])
  const meant = events.flatMap((event): EventRow[] => {
    if (event.productId === null) return [event]
    const productId = known.get(event.productId)
    return productId === undefined ? [] : [{ ...event, productId }]
  })
  for (const collect of collectors) await collect(tx, place, meant)
  await tx.query({
    text: 'update discovery.event_reader set transaction = $3, id = $4 where tenant = $1 and market = $2',
    values: [tenant, market, cursor.transaction, cursor.id],
  })
  return events.length
}
