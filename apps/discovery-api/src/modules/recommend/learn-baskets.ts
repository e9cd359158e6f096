import type { Database, Executor } from '@klarsikt/server/database'
import { and, sql } from 'drizzle-orm'
import { inMarket, isAnyOf } from '../../database/conditions.js'
import { growing } from '../popularity/decay.js'
import type { MarketKey } from '../tenant/market-key.js'
import { type BasketItem, looksLikeMachine, type Relation, RELATIONS, taught } from './baskets.js'
import { addPairs, addProducts, markLearnt, selectDueItems } from './queries.js'
import { basketItem, basketTotal } from './tables.js'

/** Days after which a pair in one basket counts half. Tastes change more slowly than popularity. */
export const MEETING_HALF_LIFE = 90

/** Milliseconds without a new product after which a basket is learnt from, so that one visit is learnt as a whole. */
const AT_REST = 30 * 60_000
const ITEMS_PER_TRANSACTION = 1_000

type Row = typeof basketItem.$inferSelect

type Item = BasketItem & { readonly learnt: Readonly<Record<Relation, boolean>> }

/** Learns from all baskets at rest, slice by slice, and returns their number. */
export async function learnBaskets(database: Database, marketKey: MarketKey, now: Date): Promise<number> {
  let after: BasketCursor | null = START
  let learnt = 0
  while (after !== null) {
    const from: BasketCursor = after
    const slice = await database.transaction((tx) => learnSlice(tx, marketKey, now, from))
    learnt += slice.baskets
    after = slice.next
  }
  return learnt
}

/** Where the next slice begins. Due rows are read in the order of their instants, so that none is read twice. */
type BasketCursor = { readonly at: string; readonly basket: string; readonly productId: string }
const START: BasketCursor = { at: '-infinity', basket: '', productId: '' }

async function learnSlice(
  tx: Executor,
  { tenant, market }: MarketKey,
  now: Date,
  after: BasketCursor,
): Promise<{ readonly baskets: number; readonly next: BasketCursor | null }> {
  const atRest = new Date(now.getTime() - AT_REST)
  const mark = [after.at, after.basket, after.productId] as const
  const { rows: due } = await selectDueItems(tx, tenant, market, atRest, ...mark, ITEMS_PER_TRANSACTION)
  const touched = [...new Set(due.map(({ basket }) => basket))]
  const rows = await tx.orm
    .select()
    .from(basketItem)
    .where(and(inMarket(basketItem, { tenant, market }), isAnyOf(basketItem.basket, touched)))
    .orderBy(basketItem.basket, basketItem.day, basketItem.productId)
    .for('update')
  const dueBaskets = new Set(due.map(({ basket, day }) => `${basket} ${day}`))
  const baskets = [...Map.groupBy(rows, ({ basket, day }) => `${basket} ${day}`)]
    .filter(([key, items]) => dueBaskets.has(key) && items.every(({ lastAt }) => lastAt < atRest))
    .map(([, items]) => items)
  const lessons = Object.fromEntries(RELATIONS.map((relation) => [relation, new Lesson()])) as Record<Relation, Lesson>
  for (const basket of baskets) {
    const items = basket.map(itemOf)
    if (looksLikeMachine(items)) continue
    for (const relation of RELATIONS) lessons[relation].take(taught(items, relation), relation)
  }
  for (const relation of RELATIONS) await storeLesson(tx, { tenant, market }, relation, lessons[relation])
  await markLearnt(
    tx,
    tenant,
    market,
    baskets.flatMap(([first]) => first?.basket ?? []),
    baskets.flatMap(([first]) => (first ? [`${first.basket} ${first.day}`] : [])),
  )
  const last = due.length < ITEMS_PER_TRANSACTION ? undefined : due.at(-1)
  return {
    baskets: baskets.length,
    next: last ?? null,
  }
}

const itemOf = ({ learntSeen: seen, learntBought: bought, ...row }: Row): Item => ({ ...row, learnt: { seen, bought } })

/** What baskets add to the sums of one relation. */
class Lesson {
  total = 0
  readonly products = new Map<string, number>()
  readonly pairs = new Map<string, number>()

  /** Adds the products that were not learnt before, each by itself and paired with all others of the basket. */
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
        // A pair counts once, whether one or both products are new.
        if (other.learnt[relation] || otherAt > at) this.#meet(item.productId, other.productId, weight)
      })
    })
  }

  #meet(first: string, second: string, weight: number): void {
    for (const key of [`${first}\u001f${second}`, `${second}\u001f${first}`])
      this.pairs.set(key, (this.pairs.get(key) ?? 0) + weight)
  }
}

async function storeLesson(
  tx: Executor,
  { tenant, market }: MarketKey,
  relation: Relation,
  lesson: Lesson,
): Promise<void> {
  if (lesson.products.size === 0) return
  const byKey = (map: ReadonlyMap<string, number>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  const products = byKey(lesson.products)
  const pairs = byKey(lesson.pairs).map(([key, sum]) => [...key.split('\u001f'), sum] as [string, string, number])
  const base = [tenant, market, relation] as const
  await tx.orm
    .insert(basketTotal)
    .values({ tenant, market, relation, sum: lesson.total })
    .onConflictDoUpdate({
      target: [basketTotal.tenant, basketTotal.market, basketTotal.relation],
      set: { sum: sql`${basketTotal.sum} + excluded.sum` },
    })
  await addProducts(
    tx,
    ...base,
    products.map(([id]) => id),
    products.map(([, sum]) => sum),
  )
  await addPairs(
    tx,
    ...base,
    pairs.map(([id]) => id),
    pairs.map(([, other]) => other),
    pairs.map(([, , sum]) => sum),
  )
}
