import { type Database, followChanges, type Follower } from '@klarsikt/server/database'
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

/** A lost notification costs this much at most, ms. */
const POLL_MS = 700

/** Hands on what is written about the markets of all tenants. */
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
