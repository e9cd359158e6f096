/** Relations that are learnt: products looked at together, and products put in the cart or bought together. */
export const RELATIONS = ['seen', 'bought'] as const
export type Relation = (typeof RELATIONS)[number]

/** A product in a basket. A basket contains what one visitor opened, put into the cart or bought on one day. */
export type BasketItem = {
  readonly productId: string
  /** Whether it was put in the cart or bought. */
  readonly bought: boolean
  readonly events: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** Only the latest products of a basket form pairs: with more, nobody is comparing, and pairs grow with the square. */
export const ITEMS_TAUGHT = 30

/**
 * A basket with more products than this in a day comes from a machine. The 99.9th percentile of a shop is far below.
 */
const MAX_PRODUCTS = 120
/** A basket with more events a minute than this comes from a machine. A person does not keep up such a rate. */
const MAX_RATE = 20
/** With fewer events, the rate is not reliable. */
const RATE_FROM = 30

/** Whether a basket seems to come from a machine: too many products, or too many events a minute. Such baskets are ignored. */
export function looksLikeMachine(items: readonly BasketItem[]): boolean {
  if (items.length > MAX_PRODUCTS) return true
  const events = items.reduce((sum, item) => sum + item.events, 0)
  if (events < RATE_FROM) return false
  const first = Math.min(...items.map(({ firstAt }) => firstAt.getTime()))
  const last = Math.max(...items.map(({ lastAt }) => lastAt.getTime()))
  return events / Math.max((last - first) / 60_000, 1) > MAX_RATE
}

/** The products of a basket from which a relation is learnt, latest first. */
export function taught(items: readonly BasketItem[], relation: Relation): readonly BasketItem[] {
  return items
    .filter((item) => relation === 'seen' || item.bought)
    .toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime() || (a.productId < b.productId ? -1 : 1))
    .slice(0, ITEMS_TAUGHT)
}
