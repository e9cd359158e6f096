import { statement } from '@klarsikt/server/database'
import type { networkVote, popularitySeen } from './tables.js'

type Market = [tenant: string, market: string]
type Texts = readonly string[]
type Seen = typeof popularitySeen.$inferSelect
type Vote = Pick<typeof networkVote.$inferSelect, 'subject' | 'network' | 'day' | 'visitor'>

export const addPopularity = statement<[...Market, productIds: Texts, gains: readonly number[]]>(
  'discovery-popularity-add',
  `insert into discovery.popularity as p (tenant, market, product_id, sum)
   select $1, $2, id, gain from unnest($3::text[], $4::float8[]) as row (id, gain)
   on conflict (tenant, market, product_id) do update set sum = p.sum + excluded.sum`,
)

/** Stores acts of visitors, and returns the new ones. */
export const insertSeen = statement<
  [...Market, visitors: Texts, productIds: Texts, actions: readonly number[], days: Texts],
  Pick<Seen, 'visitor' | 'productId' | 'action' | 'day'>
>(
  'discovery-popularity-seen',
  `insert into discovery.popularity_seen (tenant, market, visitor, product_id, action, day)
   select $1, $2, * from unnest($3::text[], $4::text[], $5::smallint[], $6::date[])
   on conflict do nothing returning visitor, product_id as "productId", action, day::text`,
)

/** Stores which visitor votes for a network, and returns the new votes. */
export const insertVotes = statement<[...Market, subjects: Texts, networks: Texts, days: Texts, visitors: Texts], Vote>(
  'discovery-votes-insert',
  `insert into discovery.network_vote (tenant, market, subject, network, day, visitor)
   select $1, $2, * from unnest($3::text[], $4::text[], $5::date[], $6::text[])
   on conflict do nothing returning subject, network, day::text, visitor`,
)

export const selectVotes = statement<[...Market, subjects: Texts, networks: Texts, days: Texts], Vote>(
  'discovery-votes',
  `select v.subject, v.network, v.day::text, v.visitor
   from unnest($3::text[], $4::text[], $5::date[]) as asked (subject, network, day)
   join discovery.network_vote v on v.tenant = $1 and v.market = $2
     and v.subject = asked.subject and v.network = asked.network and v.day = asked.day`,
)

export const updateBonuses = statement<[...Market, productIds: Texts, bonuses: readonly number[]]>(
  'discovery-popularity-bonus',
  `update discovery.popularity p set bonus = row.bonus from unnest($3::text[], $4::float8[]) as row (id, bonus)
   where p.tenant = $1 and p.market = $2 and p.product_id = row.id`,
)

export const selectHighestPopularity = statement<Market, { readonly highest: number | null }>(
  'discovery-popularity-highest',
  `select max((p.data->>'popularity')::float8) as highest from discovery.market m
   join discovery.product p on p.tenant = m.tenant and p.market = m.market and p.generation = m.generation
   where m.tenant = $1 and m.market = $2`,
)
