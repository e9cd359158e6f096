import { type Database, listenForChanges } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { CHANNEL, type ChangeKind } from '../tenant/changes.js'

export type MarketChange = {
  readonly tenant: string
  readonly market: string | null
  readonly kind: ChangeKind
  readonly productId: string | null
  /** Number of the transaction that wrote it; null when it is none of the table's. */
  readonly transaction: string | null
}

/** The products that changes name, each once. */
export const productsOf = (changes: readonly MarketChange[]): string[] => [
  ...new Set(changes.flatMap(({ productId }) => productId ?? [])),
]

export type Follower = {
  /** Looks now; fulfilled when everything written before has been handed on. */
  look(): Promise<void>
  /** Everything of transactions before this one has been handed on. */
  readonly horizon: string | undefined
  stop(): Promise<void>
}

/** Longest time (ms) without a look when no notification comes: a lost one costs this much at most. */
const POLL = 700

type Row = {
  id: string | null
  tenant: string
  market: string | null
  kind: ChangeKind
  product_id: string | null
  xid: string
}

/**
 * Follows the table of changes. A notification only says "look now"; what is read is everything of transactions that had
 * not ended at the last look, so nothing is missed by a lost connection or by commits out of order.
 */
export async function followChanges(options: {
  readonly database: Database
  readonly log: Log
  readonly onChanges: (changes: readonly MarketChange[]) => Promise<void>
}): Promise<Follower> {
  const { database, log, onChanges } = options
  let horizon = await presentHorizon(database)
  // Changes above the horizon are read again as long as an older transaction runs; these are done already.
  let done = new Set<string>()
  let stopped = false
  let reading: Promise<void> | undefined
  let again = false

  async function read(): Promise<void> {
    const { rows } = await database.query<Row & { horizon: string }>({
      name: 'discovery-changes',
      // The outer join brings the horizon also when nothing was written; then the id is null.
      text: `select c.id, c.tenant, c.market, c.kind, c.product_id, c.transaction::text as xid, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
             from (values (1)) one left join discovery.change c on c.transaction >= $1::text::xid8 order by c.id`,
      values: [horizon],
    })
    const changes = rows.filter((row) => row.id !== null)
    const fresh = changes.filter(({ id }) => !done.has(id ?? ''))
    if (fresh.length > 0) await onChanges(fresh.map(changeOf))
    done = new Set(changes.map(({ id }) => id ?? ''))
    horizon = rows[0]?.horizon ?? horizon
  }

  function wake(): void {
    again = true
    reading ??= (async () => {
      while (again && !stopped) {
        again = false
        await read().catch((error: unknown) => log.debug({ err: error }, 'cannot read the changes of the discovery'))
      }
      reading = undefined
    })()
  }

  const deafen = await listenForChanges({
    database,
    log,
    channel: CHANNEL,
    applicationName: 'klarsikt-discovery',
    every: POLL,
    onWake: wake,
  })

  return {
    get horizon() {
      return horizon
    },
    async look() {
      wake()
      await reading
    },
    async stop() {
      stopped = true
      await deafen()
      await reading
    },
  }
}

const changeOf = ({ tenant, market, kind, product_id: productId, xid: transaction }: Row): MarketChange => ({
  tenant,
  market,
  kind,
  productId,
  transaction,
})

/** The oldest transaction that has not ended: everything from it on may still come into view. */
async function presentHorizon(database: Database): Promise<string | undefined> {
  const { rows } = await database.query<{ horizon: string }>({
    text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  })
  return rows[0]?.horizon
}
