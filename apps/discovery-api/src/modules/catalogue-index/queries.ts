import { statement } from '@klarsikt/server/database'
import type { CardRow } from './card-data.js'
import type { MarketChange } from './follow.js'

type Market = [tenant: string, market: string]

const DATABASE_ID = `(select system_identifier::text from pg_control_system())
  || '.' || (select oid::text from pg_database where datname = current_database())`

export const selectDatabaseId = statement<[], { readonly id: string }>(
  'discovery-database-id',
  `select ${DATABASE_ID} as id`,
)

/** The snapshot of this transaction, and its horizon: the first transaction that may not be visible. */
export const selectSnapshot = statement<
  [],
  { readonly database: string; readonly seen: string; readonly horizon: string }
>(
  'discovery-snapshot',
  `select ${DATABASE_ID} as database, seen::text, pg_snapshot_xmin(seen)::text as horizon from pg_current_snapshot() seen`,
)

/** The transaction of the newest change older than `age`, or else that of the oldest change. */
export const selectOldTransaction = statement<[age: string], { readonly old: string | null }>(
  'discovery-changes-old',
  `select coalesce(
     (select transaction from discovery.change where at < now() - $1::interval order by transaction desc limit 1),
     (select transaction from discovery.change order by transaction limit 1))::text as old`,
)

/** The changes of a market from a transaction on, and the state of the database. Without changes, one row with the kind null. */
export const selectChanges = statement<
  [...Market, horizon: string],
  { readonly database: string; readonly horizon: string; readonly foot: string | null } & (
    | Pick<MarketChange, 'kind' | 'productId' | 'transaction'>
    | { readonly kind: null; readonly productId: null; readonly transaction: null }
  )
>(
  'discovery-changes-since',
  `select here.*, c.kind, c.product_id as "productId", c.transaction::text as transaction
   from (select ${DATABASE_ID} as database, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
           (select transaction::text from discovery.change order by transaction limit 1) as foot) here
   left join discovery.change c on c.tenant = $1 and c.market = $2 and c.transaction >= $3::text::xid8
   order by c.id`,
)

export const countChangedProducts = statement<[...Market, since: string], { readonly changed: number }>(
  'discovery-changes-count',
  `select count(distinct product_id)::int as changed from discovery.change
   where tenant = $1 and market = $2 and kind = 'product' and transaction >= $3::text::xid8`,
)

/** Counts the products of a market. `since` is the first transaction whose changes the count may lack. */
export const countProducts = statement<Market, { readonly products: number; readonly since: string }>(
  'discovery-products-count',
  `select count(*)::int as products, pg_snapshot_xmin(pg_current_snapshot())::text as since
   from discovery.product p join discovery.market m using (tenant, market)
   where tenant = $1 and market = $2 and p.generation = m.generation`,
)

/** The data of cards in one language, without descriptions, which make up most of a row. */
export const selectCards = statement<
  [...Market, ids: readonly string[], language: string],
  { readonly data: Omit<CardRow, 'localized'>; readonly local: CardRow['localized'][string] | null }
>(
  'discovery-cards',
  `select p.data - array['description', 'popularity', 'localized'] as data,
     (p.data -> 'localized' -> $4) - 'description' as local
   from discovery.market m
   join discovery.product p on p.tenant = m.tenant and p.market = m.market and p.generation = m.generation
   where m.tenant = $1 and m.market = $2 and p.product_id = any($3::text[])`,
)

/** What events add to the popularity of products: of a whole market (null), or of the given ids. */
export const selectBonuses = statement<
  [...Market, ids: readonly string[] | null],
  { readonly productId: string; readonly bonus: number }
>(
  'discovery-bonuses',
  `select product_id as "productId", bonus from discovery.popularity
   where tenant = $1 and market = $2 and bonus > 0 and ($3::text[] is null or product_id = any($3::text[]))`,
)
