import type { Database, Executor } from '@klarsikt/server/database'
import { growing } from '../popularity/decay.js'
import type { Place } from '../popularity/follow-events.js'
import { type BasketItem, looksLikeMachine, type Relation, RELATIONS, taught } from './baskets.js'

/** Days after which a meeting counts half: tastes last longer than what is popular. */
export const MEETING_HALF_LIFE = 90

/** A basket is learnt from when nothing was added for this long, ms: one purchase of a visit is not many lessons. */
const AT_REST = 30 * 60_000
/** Baskets of one transaction. */
const SLICE = 200

type Row = {
  basket: string
  day: string
  product_id: string
  events: number
  bought: boolean
  first_at: Date
  last_at: Date
  learnt_seen: boolean
  learnt_bought: boolean
}

type Item = BasketItem & { readonly learnt: Readonly<Record<Relation, boolean>> }

/** Learns from the baskets at rest, slice by slice. The number of baskets. */
export async function learnBaskets(database: Database, place: Place, now: Date): Promise<number> {
  for (let learnt = 0; ;) {
    const baskets = await database.transaction((tx) => learnSlice(tx, place, now))
    learnt += baskets
    if (baskets < SLICE) return learnt
  }
}

async function learnSlice(tx: Executor, { tenant, market }: Place, now: Date): Promise<number> {
  const { rows } = await tx.query<Row>({
    text: `with due as (
             select basket, day from discovery.basket_item where tenant = $1 and market = $2 and due
             group by basket, day having max(last_at) < $3 limit ${SLICE}
           )
           select b.basket, b.day::text, b.product_id, b.events, b.bought, b.first_at, b.last_at, b.learnt_seen, b.learnt_bought
           from discovery.basket_item b join due using (basket, day)
           where b.tenant = $1 and b.market = $2 order by b.basket, b.day, b.product_id for update of b`,
    values: [tenant, market, new Date(now.getTime() - AT_REST)],
  })
  const baskets = [...Map.groupBy(rows, ({ basket, day }) => `${basket} ${day}`).values()]
  const lessons = Object.fromEntries(RELATIONS.map((relation) => [relation, new Lesson()])) as Record<Relation, Lesson>
  for (const basket of baskets) {
    const items = basket.map(itemOf)
    if (looksLikeMachine(items)) continue
    for (const relation of RELATIONS) lessons[relation].take(taught(items, relation), relation)
  }
  for (const relation of RELATIONS) await keep(tx, { tenant, market }, relation, lessons[relation])
  await tx.query({
    text: `update discovery.basket_item b set due = false, learnt_seen = true, learnt_bought = b.bought
           from unnest($3::text[], $4::date[]) as row (basket, day)
           where b.tenant = $1 and b.market = $2 and b.basket = row.basket and b.day = row.day`,
    values: [tenant, market, baskets.map(([first]) => first?.basket), baskets.map(([first]) => first?.day)],
  })
  return baskets.length
}

function itemOf(row: Row): Item {
  return {
    productId: row.product_id,
    bought: row.bought,
    events: row.events,
    firstAt: row.first_at,
    lastAt: row.last_at,
    learnt: { seen: row.learnt_seen, bought: row.learnt_bought },
  }
}

/** What baskets add to the sums of one relation. */
class Lesson {
  total = 0
  readonly products = new Map<string, number>()
  readonly pairs = new Map<string, number>()

  /** Takes what was not learnt before: a new product on its own, and with all others of the basket. */
  take(items: readonly BasketItem[], relation: Relation): void {
    const all = items as readonly Item[]
    const [latest] = all
    if (!latest) return
    const weight = growing(latest.lastAt, MEETING_HALF_LIFE)
    if (!all.some((item) => item.learnt[relation])) this.total += weight
    all.forEach((item, at) => {
      if (item.learnt[relation]) return
      this.products.set(item.productId, (this.products.get(item.productId) ?? 0) + weight)
      all.forEach((other, otherAt) => {
        if (other === item) return
        // Two new products meet once, an old and a new one too.
        if (other.learnt[relation] || otherAt > at) this.#meet(item.productId, other.productId, weight)
      })
    })
  }

  #meet(first: string, second: string, weight: number): void {
    for (const key of [`${first}\u001f${second}`, `${second}\u001f${first}`])
      this.pairs.set(key, (this.pairs.get(key) ?? 0) + weight)
  }
}

async function keep(tx: Executor, { tenant, market }: Place, relation: Relation, lesson: Lesson): Promise<void> {
  if (lesson.products.size === 0) return
  const byKey = (map: ReadonlyMap<string, number>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  const products = byKey(lesson.products)
  const pairs = byKey(lesson.pairs).map(([key, sum]) => [...key.split('\u001f'), sum] as [string, string, number])
  const base = [tenant, market, relation]
  await tx.query({
    text: `insert into discovery.basket_total as t (tenant, market, relation, sum) values ($1, $2, $3, $4)
           on conflict (tenant, market, relation) do update set sum = t.sum + excluded.sum`,
    values: [...base, lesson.total],
  })
  await tx.query({
    text: `insert into discovery.basket_product as p (tenant, market, relation, product_id, sum, stale)
           select $1, $2, $3, id, sum, true from unnest($4::text[], $5::float8[]) as row (id, sum)
           on conflict (tenant, market, relation, product_id) do update set sum = p.sum + excluded.sum, stale = true`,
    values: [...base, products.map(([id]) => id), products.map(([, sum]) => sum)],
  })
  await tx.query({
    text: `insert into discovery.basket_pair as p (tenant, market, relation, product_id, other_id, sum)
           select $1, $2, $3, id, other, sum from unnest($4::text[], $5::text[], $6::float8[]) as row (id, other, sum)
           on conflict (tenant, market, relation, product_id, other_id) do update set sum = p.sum + excluded.sum`,
    values: [...base, pairs.map(([id]) => id), pairs.map(([, other]) => other), pairs.map(([, , sum]) => sum)],
  })
}
