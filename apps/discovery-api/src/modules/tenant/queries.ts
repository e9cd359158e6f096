import { statement } from '@klarsikt/server/database'

export const insertProductChanges = statement<[tenant: string, market: string | null, productIds: readonly string[]]>(
  'discovery-change-products',
  `insert into discovery.change (tenant, market, kind, product_id) select $1, $2, 'product', id from unnest($3::text[]) id`,
)

/** Wakes the listeners of a channel once the transaction commits. */
export const notify = statement<[channel: string]>('discovery-notify', `select pg_notify($1, '')`)
