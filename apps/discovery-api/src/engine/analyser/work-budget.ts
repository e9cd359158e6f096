import type { WordLookup } from './vocabulary.js'

/** Units of work that finding one stem takes; comparing one word or reading one posting takes one. */
export const STEM_UNITS = 1_000
/** Units that looking through a vocabulary takes, beside one for each of its words: what is found is compared by letters. */
const SCAN_UNITS = 50_000

/** Units that planning a query may take in any catalogue, and for each word of it. */
const PLAN_UNITS = 1_000_000
const PLAN_UNITS_PER_WORD = 16

/** Units that looking up a plan may take in any catalogue, and for each product of it. */
const MATCH_UNITS = 200_000
const MATCH_UNITS_PER_PRODUCT = 48

/**
 * What one query may cost. Work is counted and not timed, so that the same query has the same answer on a busy machine; where
 * the budget ends, the query is answered with what was found.
 */
export class WorkBudget {
  #left: number
  #exhausted = false

  constructor(units: number) {
    this.#left = units
  }

  /** Whether some work was left undone. */
  get isExhausted(): boolean {
    return this.#exhausted
  }

  /** Whether work of so many units may be done; work that may not costs nothing. */
  spend(units: number): boolean {
    if (units > this.#left) {
      this.#exhausted = true
      return false
    }
    this.#left -= units
    return true
  }
}

/** What near words are looked for in. */
export type NearWords = Pick<WordLookup, 'near' | 'countWithStem'>

/** A vocabulary that is asked for near words as often as the budget lets. */
export const nearWords = (vocabulary: WordLookup, budget: WorkBudget): NearWords => ({
  countWithStem: (stem) => vocabulary.countWithStem(stem),
  near: (...question) => (budget.spend(SCAN_UNITS + vocabulary.size) ? vocabulary.near(...question) : []),
})

export const planBudget = ({ size }: Pick<WordLookup, 'size'>): WorkBudget =>
  new WorkBudget(PLAN_UNITS + PLAN_UNITS_PER_WORD * size)

export const matchBudget = (products: number): WorkBudget =>
  new WorkBudget(MATCH_UNITS + MATCH_UNITS_PER_PRODUCT * products)
