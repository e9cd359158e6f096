import type { Database, Executor } from '@klarsikt/server/database'
import { growing } from '../popularity/decay.js'
import type { Place } from '../popularity/follow-events.js'
import { type BasketItem, looksLikeMachine, type Relation, RELATIONS, taught } from './baskets.js'

/** Days after which a meeting counts half: tastes last longer than what is popular. */
export const MEETING_HALF_LIFE = 90

/** A basket is learnt from when nothing was added for this long, ms: one purchase of a visit is not many lessons. */
const AT_REST = 30 * 60_000
/** Due rows of one transaction. */
const SLICE = 1_000

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
  let after: Mark | null = START
  let learnt = 0
  while (after !== null) {
    const from: Mark = after
    const slice = await database.transaction((tx) => learnSlice(tx, place, now, from))
    learnt += slice.baskets
    after = slice.next
  }
  return learnt
}

/** Where the next slice begins: due rows are walked in the order of their instants, so that none is walked twice. */
type Mark = { readonly at: string; readonly basket: string; readonly productId: string }
const START: Mark = { at: '-infinity', basket: '', productId: '' }

type Due = { basket: string; day: string; product_id: string; at: string }

async function learnSlice(
  tx: Executor,
  { tenant, market }: Place,
  now: Date,
  after: Mark,
): Promise<{ readonly baskets: number; readonly next: Mark | null }> {
  const atRest = new Date(now.getTime() - AT_REST)
  const { rows: due } = await tx.query<Due>({
    text: `select basket, day::text, product_id, last_at::text as at from discovery.basket_item
           where tenant = $1 and market = $2 and due and last_at < $3
             and (last_at, basket, product_id) > ($4::timestamptz, $5::text, $6::text)
           order by last_at, basket, product_id limit ${SLICE}`,
    values: [tenant, market, atRest, after.at, after.basket, after.productId],
  })
  const { rows } = await tx.query<Row>({
    text: `select basket, day::text, product_id, events, bought, first_at, last_at, learnt_seen, learnt_bought
           from discovery.basket_item where tenant = $1 and market = $2 and basket = any($3::text[])
           order by basket, day, product_id for update`,
    values: [tenant, market, [...new Set(due.map(({ basket }) => basket))]],
  })
  const wanted = new Set(due.map(({ basket, day }) => `${basket} ${day}`))
  const baskets = [...Map.groupBy(rows, ({ basket, day }) => `${basket} ${day}`)]
    .filter(([key, items]) => wanted.has(key) && items.every(({ last_at }) => last_at < atRest))
    .map(([, items]) => items)
  const lessons = Object.fromEntries(RELATIONS.map((relation) => [relation, new Lesson()])) as Record<Relation, Lesson>
  for (const basket of baskets) {
    const items = basket.map(itemOf)
    if (looksLikeMachine(items)) continue
    for (const relation of RELATIONS) lessons[relation].take(taught(items, relation), relation)
  }
  for (const relation of RELATIONS) await keep(tx, { tenant, market }, relation, lessons[relation])
  await tx.query({
    text: `update discovery.basket_item set due = false, learnt_seen = true, learnt_bought = bought
           where tenant = $1 and market = $2 and basket = any($3::text[]) and basket || ' ' || day::text = any($4::text[])`,
    values: [
      tenant,
      market,
      baskets.flatMap(([first]) => first?.basket ?? []),
      baskets.flatMap(([first]) => (first ? [`${first.basket} ${first.day}`] : [])),
    ],
  })
  const last = due.length < SLICE ? undefined : due.at(-1)
  return {
    baskets: baskets.length,
    next: last ? { at: last.at, basket: last.basket, productId: last.product_id } : null,
  }
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
