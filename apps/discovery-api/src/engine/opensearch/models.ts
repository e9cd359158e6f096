import { allOf, type Clause } from './filters.js'

const MODEL_FIELD = 'model'

/** Up to this many models a count is nearly exact. The cluster needs up to 16 KB for each facet value, and 256 KB for the total. */
const EXACT_MODELS = { facet: 3_000, total: 40_000 } as const

/** Returns only the first product of each model. */
export const COLLAPSED = { collapse: { field: MODEL_FIELD } } as const

const modelCount = (exact: number): Clause => ({
  models: { cardinality: { field: MODEL_FIELD, precision_threshold: exact } },
})

export const MODELS_OF_BUCKET: Clause = modelCount(EXACT_MODELS.facet)

/** Counts the models of the whole answer, because the cluster's own total counts products. */
export const modelTotal = (after: readonly Clause[]): Clause => ({
  total: { filter: after.length === 0 ? { match_all: {} } : allOf(after), aggs: modelCount(EXACT_MODELS.total) },
})
