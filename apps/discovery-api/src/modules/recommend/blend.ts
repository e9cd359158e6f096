import type { Neighbour } from './neighbours.js'

/** A product that the shopper is interested in: on the page, in the cart or seen before. */
export type Seed = {
  readonly id: string
  readonly weight: number
  /** Number of baskets, decayed, in which it was: how much behaviour can tell about it. */
  readonly support: number
  /** Products that are often in the same baskets, with the scores of {@link Neighbour}. */
  readonly neighbours: readonly Neighbour[]
  /** Products alike by content, best first; scores have any scale. */
  readonly similar: readonly Neighbour[]
  /** The most popular products of its category; scores have any scale. */
  readonly popular: readonly Neighbour[]
}

/** Number of baskets at which behaviour weighs as much as content. Chosen by the offline evaluation in bench/recommend.ts. */
const TRUST_FROM = 4
/** Weight of the product most alike by content, on the scale of behaviour. */
const SIMILAR_WEIGHT = 0.1
/** Weight of the most popular product of the category, on the scale of behaviour. */
const POPULAR_WEIGHT = 0.02

/**
 * Candidates for the shopper's interests, best first: by behaviour where there is enough, by content where a product is new, and in both
 * cases by popularity in the category.
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

/** Scales scores so that the best is 1, which makes sources comparable. */
function scaled(list: readonly Neighbour[]): readonly Neighbour[] {
  const best = Math.max(...list.map(({ score }) => score), 0)
  return best > 0 ? list.map(({ id, score }) => ({ id, score: score / best })) : []
}
