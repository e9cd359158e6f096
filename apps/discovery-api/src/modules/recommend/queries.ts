import { statement } from '@klarsikt/server/database'
import type { Relation } from './baskets.js'
import type { basketItem } from './tables.js'

type Market = [tenant: string, market: string]
type Texts = readonly string[]
type Item = typeof basketItem.$inferSelect

/** Adds products, as JSON, to the visitors' baskets. */
export const addBasketItems = statement<[...Market, items: string]>(
  'discovery-basket-items-add',
  `insert into discovery.basket_item as b (tenant, market, basket, day, product_id, events, bought, first_at, last_at)
   select $1, $2, * from jsonb_to_recordset($3::jsonb) as row (basket text, day date, product_id text, events int,
     bought boolean, first_at timestamptz, last_at timestamptz)
   on conflict (tenant, market, basket, day, product_id) do update set
     events = b.events + excluded.events,
     bought = b.bought or excluded.bought,
     first_at = least(b.first_at, excluded.first_at),
     last_at = greatest(b.last_at, excluded.last_at),
     due = not b.learnt_seen or ((b.bought or excluded.bought) and not b.learnt_bought)`,
)

export const saveTastes = statement<[...Market, tastes: string]>(
  'discovery-tastes-save',
  `insert into discovery.taste (tenant, market, visitor, met, updated_at)
   select $1, $2, * from jsonb_to_recordset($3::jsonb) as row (visitor text, met jsonb, updated_at timestamptz)
   on conflict (tenant, market, visitor) do update set met = excluded.met, updated_at = excluded.updated_at`,
)

/** Due rows that have rested since before `atRest`, in the order of their instants, after the given row. */
export const selectDueItems = statement<
  [...Market, atRest: Date, at: string, basket: string, productId: string, most: number],
  Pick<Item, 'basket' | 'day' | 'productId'> & { readonly at: string }
>(
  'discovery-basket-items-due',
  `select basket, day::text, product_id as "productId", last_at::text as at from discovery.basket_item
   where tenant = $1 and market = $2 and due and last_at < $3
     and (last_at, basket, product_id) > ($4::timestamptz, $5::text, $6::text)
   order by last_at, basket, product_id limit $7`,
)

/** Marks baskets as learnt from. Each is named twice: by its id, for the index, and by its id and day. */
export const markLearnt = statement<[...Market, baskets: Texts, basketDays: Texts]>(
  'discovery-basket-items-learnt',
  `update discovery.basket_item set due = false, learnt_seen = true, learnt_bought = bought
   where tenant = $1 and market = $2 and basket = any($3::text[]) and basket || ' ' || day::text = any($4::text[])`,
)

/** Adds to the number of baskets with each product. */
export const addProducts = statement<[...Market, relation: Relation, productIds: Texts, sums: readonly number[]]>(
  'discovery-basket-products-add',
  `insert into discovery.basket_product as p (tenant, market, relation, product_id, sum, stale)
   select $1, $2, $3, id, sum, true from unnest($4::text[], $5::float8[]) as row (id, sum)
   on conflict (tenant, market, relation, product_id) do update set sum = p.sum + excluded.sum, stale = true`,
)

/** Adds to the number of baskets with each pair of products. */
export const addPairs = statement<
  [...Market, relation: Relation, productIds: Texts, otherIds: Texts, sums: readonly number[]]
>(
  'discovery-basket-pairs-add',
  `insert into discovery.basket_pair as p (tenant, market, relation, product_id, other_id, sum)
   select $1, $2, $3, id, other, sum from unnest($4::text[], $5::text[], $6::float8[]) as row (id, other, sum)
   on conflict (tenant, market, relation, product_id, other_id) do update set sum = p.sum + excluded.sum`,
)

export const saveNeighbours = statement<[...Market, neighbours: string]>(
  'discovery-neighbours-save',
  `insert into discovery.neighbour (tenant, market, product_id, relation, sum, neighbours)
   select $1, $2, * from jsonb_to_recordset($3::jsonb) as row ("productId" text, relation text, sum float8, neighbours jsonb)
   on conflict (tenant, market, product_id, relation) do update set sum = excluded.sum, neighbours = excluded.neighbours`,
)
