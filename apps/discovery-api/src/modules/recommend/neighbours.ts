import { logLikelihoodRatio } from './log-likelihood.js'

/** A product that is often in the same baskets as another one. */
export type Neighbour = {
  readonly id: string
  /** Share of their shoppers that both products have in common, lowered where it is uncertain; higher is better. */
  readonly score: number
}

/**
 * Number of baskets, decayed, in all (`total`), with a product (`own`), and with each other product alone and together.
 */
export type Meetings = {
  readonly total: number
  readonly own: number
  readonly others: readonly { readonly id: string; readonly count: number; readonly together: number }[]
}

/** Neighbours kept of a product: three rows of a page, with spare ones for sold-out or filtered products. */
export const NEIGHBOURS_KEPT = 60

/** A lower ratio may be chance (5 % level). */
const MIN_LOG_LIKELIHOOD = 3.84
/** At this ratio half of the likeness counts. Chosen by the offline evaluation in bench/recommend.ts. */
const HALF_SURE = 12
/**
 * How much a neighbour's own popularity lowers it: 0.5 is the cosine, 0 favours products that are in baskets with
 * everything.
 */
const POPULARITY_DAMPING = 0.3

/** The products that most surely belong in baskets with a product, best first. */
export function neighboursOf({ total, own, others }: Meetings, limit: number = NEIGHBOURS_KEPT): Neighbour[] {
  const neighbours: Neighbour[] = []
  for (const { id, count, together } of others) {
    const ratio = logLikelihoodRatio(together, own, count, total)
    if (ratio < MIN_LOG_LIKELIHOOD) continue
    const shared = together / (Math.sqrt(own) * count ** POPULARITY_DAMPING)
    neighbours.push({ id, score: shared * (ratio / (ratio + HALF_SURE)) })
  }
  return neighbours.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit)
}
