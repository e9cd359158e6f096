import type { WordLookup } from './vocabulary.js'

/** Units of work for one stem. Comparing one word or reading one posting costs one unit. */
export const STEM_UNITS = 1_000
/** Units for one search through a vocabulary, besides one for each word: candidates are compared letter by letter. */
const SCAN_UNITS = 50_000

/** Units for planning a query: a fixed part, and more for each word of the vocabulary. */
const PLAN_UNITS = 1_000_000
const PLAN_UNITS_PER_WORD = 16

/** Units for looking up a plan: a fixed part, and more for each product. */
const MATCH_UNITS = 200_000
const MATCH_UNITS_PER_PRODUCT = 48

/**
 * Limits the work of one query. It counts work instead of time, so that a query has the same answer on a busy machine. When the budget is
 * spent, the query returns what was found so far.
 */
export class WorkBudget {
  #left: number
  #exhausted = false

  constructor(units: number) {
    this.#left = units
  }

  get isExhausted(): boolean {
    return this.#exhausted
  }

  /** Whether work of `units` may be done; refused work costs nothing. */
  spend(units: number): boolean {
    if (units > this.#left) {
      this.#exhausted = true
      return false
    }
    this.#left -= units
    return true
  }
}

export type NearWords = Pick<WordLookup, 'near' | 'countWithStem'>

/** A vocabulary that searches for near words until the budget is spent, and then finds none. */
export const nearWords = (vocabulary: WordLookup, budget: WorkBudget): NearWords => ({
  countWithStem: (stem) => vocabulary.countWithStem(stem),
  near: (...question) => (budget.spend(SCAN_UNITS + vocabulary.size) ? vocabulary.near(...question) : []),
})

export const planBudget = ({ size }: Pick<WordLookup, 'size'>): WorkBudget =>
  new WorkBudget(PLAN_UNITS + PLAN_UNITS_PER_WORD * size)

export const matchBudget = (products: number): WorkBudget =>
  new WorkBudget(MATCH_UNITS + MATCH_UNITS_PER_PRODUCT * products)
