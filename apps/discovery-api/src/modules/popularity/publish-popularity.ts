import type { Database } from '@klarsikt/server/database'
import { noteChange } from '../tenant/changes.js'
import { POPULARITY_HALF_LIFE } from './collect-popularity.js'
import { presently } from './decay.js'
import type { Place } from './follow-events.js'

/** Views' worth of events from which what shoppers do weighs as much as what the merchant says. */
const TRUST_FROM = 500
/** However much has been learnt, the merchant's own measure keeps this share. */
const MERCHANTS_SHARE = 0.2
/** Scale where the merchant names no popularity at all. */
const SCALE = 1_000
/** A bonus is told to the index when it has moved by this share of the highest one. */
const WORTH_TELLING = 0.03

/**
 * What the index adds to a product's popularity in the merchant's own unit: nothing while little is known, up to four
 * times the merchant's highest measure for what is wanted most.
 */
export function bonusOf(worth: number, most: number, total: number, merchantsHighest: number): number {
  if (most <= 0) return 0
  const trust = Math.min(total / (total + TRUST_FROM), 1 - MERCHANTS_SHARE)
  return (trust / (1 - trust)) * (worth / most) * (merchantsHighest > 0 ? merchantsHighest : SCALE)
}

/** Works out the bonuses of a market and tells the replicas which products' have moved. The ids of these. */
export async function publishPopularity(database: Database, place: Place, now: Date): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.query<{ product_id: string; sum: number; bonus: number }>({
      text: 'select product_id, sum, bonus from discovery.popularity where tenant = $1 and market = $2 order by product_id for update',
      values: [place.tenant, place.market],
    })
    const worths = rows.map(({ sum }) => presently(sum, now, POPULARITY_HALF_LIFE))
    const most = worths.reduce((left, right) => Math.max(left, right), 0)
    const total = worths.reduce((left, right) => left + right, 0)
    const highest = await merchantsHighest(tx, place)
    const bonuses = worths.map((worth) => bonusOf(worth, most, total, highest))
    const top = bonuses.reduce((left, right) => Math.max(left, right), 0)
    const moved = rows.flatMap(({ product_id, bonus }, index) => {
      const fresh = bonuses[index] ?? 0
      return Math.abs(fresh - bonus) > WORTH_TELLING * Math.max(top, bonus) ? [{ id: product_id, bonus: fresh }] : []
    })
    if (moved.length === 0) return []
    const ids = moved.map(({ id }) => id)
    await tx.query({
      text: `update discovery.popularity p set bonus = row.bonus
             from unnest($3::text[], $4::float8[]) as row (id, bonus)
             where p.tenant = $1 and p.market = $2 and p.product_id = row.id`,
      values: [place.tenant, place.market, ids, moved.map(({ bonus }) => bonus)],
    })
    await noteChange(tx, place, 'product', ids)
    return ids
  })
}

async function merchantsHighest(tx: Pick<Database, 'query'>, { tenant, market }: Place): Promise<number> {
  const { rows } = await tx.query<{ highest: number | null }>({
    text: `select max((p.data->>'popularity')::float8) as highest from discovery.market m
           join discovery.product p on p.tenant = m.tenant and p.market = m.market and p.generation = m.generation
           where m.tenant = $1 and m.market = $2`,
    values: [tenant, market],
  })
  return rows[0]?.highest ?? 0
}

/** Bonuses of all products of a market, or of some. */
export async function readBonuses(
  database: Pick<Database, 'query'>,
  { tenant, market }: Place,
  ids: readonly string[] | null = null,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ product_id: string; bonus: number }>({
    text: `select product_id, bonus from discovery.popularity
           where tenant = $1 and market = $2 and bonus > 0 and ($3::text[] is null or product_id = any($3::text[]))`,
    values: [tenant, market, ids],
  })
  return new Map(rows.map(({ product_id, bonus }) => [product_id, bonus]))
}
