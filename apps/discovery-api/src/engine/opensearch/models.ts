import { allOf, type Clause } from './filters.js'

/** Of the model of a product, or of what stands for one. */
const MODEL_FIELD = 'model'

/**
 * Models below which a count is as good as exact. The cluster then keeps up to 16 KB for a value of a facet, and 256 KB for
 * the whole answer.
 */
const EXACT_MODELS = { facet: 3_000, total: 40_000 } as const

/** Shows the first product of each model. */
export const COLLAPSED = { collapse: { field: MODEL_FIELD } } as const

const modelCount = (exact: number): Clause => ({
  models: { cardinality: { field: MODEL_FIELD, precision_threshold: exact } },
})

/** Counts the models of each bucket. */
export const MODELS_OF_BUCKET: Clause = modelCount(EXACT_MODELS.facet)

/** Counts the models of the whole answer: its own total is of products. */
export const modelTotal = (after: readonly Clause[]): Clause => ({
  total: { filter: after.length === 0 ? { match_all: {} } : allOf(after), aggs: modelCount(EXACT_MODELS.total) },
})
