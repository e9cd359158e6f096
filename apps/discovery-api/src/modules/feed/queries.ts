import { statement } from '@klarsikt/server/database'
import type { product } from '../catalogue-index/tables.js'

type Product = typeof product.$inferSelect
type Market = [tenant: string, market: string]

/** Removes a product from the present generation. The lock keeps that generation from being replaced meanwhile. */
export const removeProduct = statement<[...Market, productId: string]>(
  'discovery-product-remove',
  `delete from discovery.product p
   using (select generation from discovery.market where tenant = $1 and market = $2 for update) m
   where p.tenant = $1 and p.market = $2 and p.generation = m.generation and p.product_id = $3`,
)

/** Writes products to a generation, each as JSON. */
export const stageProducts = statement<
  [...Market, generation: number, ids: readonly string[], data: readonly string[], digests: readonly string[]]
>(
  'discovery-feed-insert',
  `insert into discovery.product (tenant, market, generation, product_id, data, digest)
   select $1, $2, $3, row.id, row.data::jsonb, row.digest
   from unnest($4::text[], $5::text[], $6::text[]) as row (id, data, digest)
   on conflict (tenant, market, generation, product_id) do update set data = excluded.data, digest = excluded.digest`,
)

/** Extends how long these batches are kept, and returns those that exist. */
export const keepBatches = statement<
  [...Market, batches: readonly string[], until: Date],
  { readonly batch: string; readonly size: number }
>(
  'discovery-feed-batches-keep',
  `update discovery.feed_batch set kept_until = $4 where tenant = $1 and market = $2 and batch = any($3::text[])
   returning batch, size`,
)

/** Deletes the oldest batches of a market until the others have at most `most` bytes together. */
export const removeOldBatches = statement<[...Market, most: number]>(
  'discovery-feed-batches-remove-old',
  `delete from discovery.feed_batch b using (
     select batch, sum(size) over (order by kept_until desc, batch) as up_to
     from discovery.feed_batch where tenant = $1 and market = $2
   ) old
   where b.tenant = $1 and b.market = $2 and b.batch = old.batch and old.up_to > $3`,
)

/** Products that differ between two generations; returns at most `most`. */
export const selectDiffering = statement<
  [...Market, old: number, generation: number, most: number],
  Pick<Product, 'productId'>
>(
  'discovery-feed-differing',
  `select coalesce(o.product_id, n.product_id) as "productId"
   from (select product_id, digest from discovery.product where tenant = $1 and market = $2 and generation = $3) o
   full join (select product_id, digest from discovery.product where tenant = $1 and market = $2 and generation = $4) n
     using (product_id)
   where o.digest is distinct from n.digest limit $5`,
)

/** Counts the products of a market and those that another generation lacks, and reads the tenant's limit in percent. */
export const countRemovals = statement<
  [...Market, old: number, generation: number],
  { readonly present: number; readonly removed: number; readonly maxPercent: number | null }
>(
  'discovery-feed-removals',
  `select count(*)::int as present,
     count(*) filter (where not exists (
       select 1 from discovery.product n where n.tenant = $1 and n.market = $2 and n.generation = $4 and n.product_id = o.product_id
     ))::int as removed,
     (select (settings->>'max_removals_percent')::int from discovery.tenant where id = $1) as "maxPercent"
   from discovery.product o where o.tenant = $1 and o.market = $2 and o.generation = $3`,
)

/** Copies the products of a generation into another one, and returns those that changed it. */
export const mergeProducts = statement<[...Market, present: number, generation: number], Pick<Product, 'productId'>>(
  'discovery-feed-merge',
  `insert into discovery.product as p (tenant, market, generation, product_id, data, digest)
   select tenant, market, $3::bigint, product_id, data, digest from discovery.product
   where tenant = $1 and market = $2 and generation = $4
   on conflict (tenant, market, generation, product_id)
   do update set data = excluded.data, digest = excluded.digest where p.digest <> excluded.digest
   returning product_id as "productId"`,
)

/** Deletes products of generations that are neither present nor being written; at most `most`. */
export const removeUnreadProducts = statement<[...Market, most: number]>(
  'discovery-feed-remove-unread',
  `delete from discovery.product where ctid = any(array(
     select p.ctid from discovery.product p join discovery.market m using (tenant, market)
     where p.tenant = $1 and p.market = $2 and p.generation <> m.generation
       and not exists (select 1 from discovery.feed_run r where r.generation = p.generation and not r.done)
     limit $3))`,
)

export const insertContent = statement<[...Market, pages: string]>(
  'discovery-content-insert',
  `insert into discovery.content (tenant, market, content_id, data)
   select $1, $2, value->>'content_id', value from jsonb_array_elements($3::jsonb)`,
)

export const insertCategories = statement<[...Market, categories: string]>(
  'discovery-categories-insert',
  `insert into discovery.category (tenant, market, category_id, position, data)
   select $1, $2, value->>'category_id', ordinality, value from jsonb_array_elements($3::jsonb) with ordinality`,
)
