import type { Neighbour } from './neighbours.js'

/** A product that the shopper shows interest in: the one on the page, those in the cart, those seen before. */
export type Seed = {
  readonly id: string
  readonly weight: number
  /** Baskets (decayed) it was seen in: how much behaviour can say of it. */
  readonly support: number
  /** Met together with it, by behaviour; scores as {@link Neighbour} has them. */
  readonly neighbours: readonly Neighbour[]
  /** Alike by content, best first; any scale. */
  readonly similar: readonly Neighbour[]
  /** The most popular of its own category; any scale. */
  readonly popular: readonly Neighbour[]
}

/** Baskets after which behaviour weighs as much as content. Chosen by the offline evaluation, see bench/recommend.ts. */
const TRUST_FROM = 4
/** What being most alike by content is worth on the scale of behaviour. */
const SIMILAR_WEIGHT = 0.1
/** What being the most popular of the category is worth on the scale of behaviour. */
const POPULAR_WEIGHT = 0.02

/**
 * Candidates for what a shopper shows interest in, best first: behaviour where there is enough of it, likeness by content
 * where a product is new, and the popularity of a category under both.
 */
export function blend(seeds: readonly Seed[]): Neighbour[] {
  const scores = new Map<string, number>()
  const add = (list: readonly Neighbour[], factor: number) => {
    for (const { id, score } of list) scores.set(id, (scores.get(id) ?? 0) + factor * score)
  }
  for (const { weight, support, neighbours, similar, popular } of seeds) {
    const trust = support / (support + TRUST_FROM)
    add(neighbours, weight * trust)
    add(scaled(similar), weight * (1 - trust) * SIMILAR_WEIGHT)
    add(scaled(popular), weight * POPULAR_WEIGHT)
  }
  for (const { id } of seeds) scores.delete(id)
  return [...scores].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

/** Scores with 1 for the best, so that sources of different scales can be added. */
function scaled(list: readonly Neighbour[]): readonly Neighbour[] {
  const best = Math.max(...list.map(({ score }) => score), 0)
  return best > 0 ? list.map(({ id, score }) => ({ id, score: score / best })) : []
}
