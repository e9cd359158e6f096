import type { SimulatedSession } from '@klarsikt/fixtures/relevance'

/** Recommends at most `limit` products to a shopper who has seen the products in `met`, the latest last. */
export type Method = {
  readonly name: string
  readonly recommend: (met: readonly string[], limit: number) => readonly string[]
}

/**
 * One visit of the test period: the products that were seen, and the next one. `cold`: the next one had been seen less
 * than three times before.
 */
export type Trial = { readonly met: readonly string[]; readonly next: string; readonly cold: boolean }

export type Score = {
  readonly name: string
  /** Share of trials whose next model is among the first ten. */
  readonly hitRate: number
  /** Mean of 1 / rank within the first ten. */
  readonly reciprocalRank: number
  /** Hit rate of the cold trials. */
  readonly coldHitRate: number
  /** Share of the catalogue that was recommended at least once. */
  readonly coverage: number
  /** 99th percentile of a call, ms. */
  readonly p99: number
}

/**
 * Makes a trial of each visit: predict its last product from those before it. Visits that saw its model before are left
 * out.
 */
export function trialsOf(
  sessions: readonly SimulatedSession[],
  groupOf: (id: string) => string,
  support: (id: string) => number,
): Trial[] {
  return sessions.flatMap(({ events }) => {
    const met = [...new Set(events.map(({ productId }) => productId))]
    const next = met.pop()
    if (next === undefined || met.length === 0) return []
    const seen = new Set(met.map((id) => groupOf(id)))
    return seen.has(groupOf(next)) ? [] : [{ met, next, cold: support(next) < 3 }]
  })
}

/** Counts a hit when the next model is recommended in any colour or pack, because a card shows them all. */
export function evaluate(
  method: Method,
  trials: readonly Trial[],
  products: number,
  groupOf: (id: string) => string,
): Score {
  const shown = new Set<string>()
  const times: number[] = []
  let hits = 0
  let ranks = 0
  let cold = 0
  for (const { met, next, cold: isCold } of trials) {
    const start = performance.now()
    const list = method.recommend(met, 10)
    times.push(performance.now() - start)
    for (const id of list) shown.add(id)
    const place = list.findIndex((id) => groupOf(id) === groupOf(next))
    if (place < 0) continue
    hits++
    ranks += 1 / (place + 1)
    if (isCold) cold++
  }
  times.sort((a, b) => a - b)
  return {
    name: method.name,
    hitRate: hits / trials.length,
    reciprocalRank: ranks / trials.length,
    coldHitRate: cold / Math.max(1, trials.filter((trial) => trial.cold).length),
    coverage: shown.size / products,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}
