import type { SimulatedSession } from '@klarsikt/fixtures/relevance'
import { growing, presently } from '../src/modules/popularity/decay.js'
import { type BasketItem, looksLikeMachine, type Relation, taught } from '../src/modules/recommend/baskets.js'
import { type Neighbour, neighboursOf } from '../src/modules/recommend/neighbours.js'

/** Half-life, in days, of what is learnt from baskets; equal to the service's. */
const HALF_LIFE = 90

/** Holds in memory what the service keeps in tables, and runs the service's functions on the same counts. */
export class Model {
  total = 0
  readonly counts = new Map<string, number>()
  readonly pairs = new Map<string, Map<string, number>>()
  readonly #cache = new Map<string, readonly Neighbour[]>()

  readonly relation: Relation
  readonly now: Date

  constructor(relation: Relation, now: Date) {
    this.relation = relation
    this.now = now
  }

  learn(sessions: readonly SimulatedSession[]): void {
    for (const basket of basketsOf(sessions)) {
      if (looksLikeMachine(basket)) continue
      const items = taught(basket, this.relation)
      const latest = items[0]
      if (!latest) continue
      const weight = growing(latest.lastAt, HALF_LIFE)
      this.total += weight
      for (const { productId } of items) {
        this.counts.set(productId, (this.counts.get(productId) ?? 0) + weight)
        for (const other of items) if (other.productId !== productId) this.#meet(productId, other.productId, weight)
      }
    }
    this.#cache.clear()
  }

  #meet(first: string, second: string, weight: number): void {
    const row = this.pairs.get(first) ?? new Map<string, number>()
    this.pairs.set(first, row.set(second, (row.get(second) ?? 0) + weight))
  }

  support(id: string): number {
    return presently(this.counts.get(id) ?? 0, this.now, HALF_LIFE)
  }

  neighbours(id: string): readonly Neighbour[] {
    const known = this.#cache.get(id)
    if (known) return known
    const present = (sum: number) => presently(sum, this.now, HALF_LIFE)
    const others = [...(this.pairs.get(id) ?? [])].map(([other, together]) => ({
      id: other,
      count: this.support(other),
      together: present(together),
    }))
    const found = neighboursOf({ total: present(this.total), own: this.support(id), others })
    this.#cache.set(id, found)
    return found
  }
}

/** The products that each visitor opened or bought on one day, collected as the service does. */
function basketsOf(sessions: readonly SimulatedSession[]): BasketItem[][] {
  const baskets = new Map<string, Map<string, BasketItem>>()
  for (const { visitor, events } of sessions) {
    for (const { productId, type, at } of events) {
      const key = `${visitor} ${at.toISOString().slice(0, 10)}`
      const basket = baskets.get(key) ?? new Map<string, BasketItem>()
      const item = basket.get(productId)
      const bought = type !== 'page_view' || (item?.bought ?? false)
      basket.set(productId, {
        productId,
        bought,
        events: (item?.events ?? 0) + 1,
        firstAt: item?.firstAt ?? at,
        lastAt: at,
      })
      baskets.set(key, basket)
    }
  }
  return [...baskets.values()].map((basket) => [...basket.values()])
}
