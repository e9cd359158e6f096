import { type Database, followChanges, type Follower } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { CHANNEL, type ChangeKind } from '../tenant/changes.js'

export type MarketChange = {
  readonly tenant: string
  readonly market: string | null
  readonly kind: ChangeKind
  readonly productId: string | null
  /** Number of the transaction that wrote it; null for a reload that is not in the table. */
  readonly transaction: string | null
}

export const productsOf = (changes: readonly MarketChange[]): string[] => [
  ...new Set(changes.flatMap(({ productId }) => productId ?? [])),
]

/** Milliseconds between two reads of the table, which is the most that a lost notification delays a change. */
const POLL_MS = 700

/** Follows the table of changes and passes on changes of all tenants. */
export const followMarkets = (options: {
  readonly database: Database
  readonly log: Log
  readonly onChanges: (changes: readonly MarketChange[]) => Promise<void>
}): Promise<Follower> =>
  followChanges<MarketChange>({
    ...options,
    table: 'discovery.change',
    columns: 'c.tenant, c.market, c.kind, c.product_id as "productId", c.transaction::text as transaction',
    channel: CHANNEL,
    applicationName: 'klarsikt-discovery',
    pollMs: POLL_MS,
  })
