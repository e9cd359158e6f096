import { z } from 'zod'
import { display } from './display.js'
import { feedSynonyms, rejectedLine } from './feed.js'
import { filter, filterGroup } from './filters.js'
import { marketId, productId, queryText } from './parts.js'
import { LANGUAGES } from './tenants.js'

const instant = z.string().meta({ format: 'date-time' })

export const logInBody = z.object({ key: z.string().min(1, 'Enter the secret key.').max(200) })

/** The tenant that is logged in, and its markets. */
export const consoleSession = z.object({
  tenant: z.string(),
  markets: z.array(z.object({ market: z.string(), language: z.enum(LANGUAGES), currency: z.string() })),
  /** The page must send it in the header `x-console-token` with each call that changes or computes something. */
  token: z.string(),
  /** Latest end of the session. Without use it ends earlier. */
  ends_at: instant,
})

export const marketParams = z.object({ market: marketId })

export const consoleFeeds = z.object({
  /** Products that can be found now. */
  products: z.number().int(),
  running: z.number().int(),
  /** The latest first. */
  reports: z.array(
    z.object({
      id: z.number().int(),
      mode: z.enum(['replace', 'upsert']),
      started_at: instant,
      ended_at: instant,
      accepted: z.number().int(),
      rejected: z.number().int(),
      products: z.number().int().nullable(),
      refusal: z.string().nullable(),
      /** The first hundred. */
      rejected_lines: z.array(rejectedLine),
    }),
  ),
})

/** Periods in days for the figures of searches. */
export const CONSOLE_PERIODS = [1, 7, 30, 90] as const

export const queriesQuery = z.object({ days: z.coerce.number().pipe(z.literal(CONSOLE_PERIODS)).default(30) })

const figures = {
  searches: z.number().int(),
  without_hits: z.number().int(),
  /** Searches after which the shopper opened at least one product of the result. */
  clicked: z.number().int(),
  /** Searches after which the shopper put a product of the result in the cart. */
  carted: z.number().int(),
  /** Searches after which the shopper bought a product that they had opened from the result. */
  bought: z.number().int(),
}
export const queryFigures = z.object({ query: z.string(), ...figures })
export const consoleQueries = z.object({
  days: z.literal(CONSOLE_PERIODS),
  totals: z.object(figures),
  top: z.array(queryFigures),
  /** The most frequent queries whose last search found nothing, with the number of products that they find now. */
  without_hits: z.array(queryFigures.extend({ found_now: z.number().int() })),
})

/** What a rule can refer to: filters with their values, and categories with their ids. */
export const consoleShelf = z.object({
  filters: z.array(filterGroup),
  categories: z.array(z.object({ id: z.string(), path: z.array(z.string()), title: z.string() })),
})

export const findProductsBody = z
  .object({
    /** Words to search for. The last may be unfinished. */
    query: queryText.optional(),
    /** Products to return, in this order. Unknown ids are left out. */
    ids: z.array(productId).max(200).optional(),
  })
  .refine(({ query, ids }) => (query === undefined) !== (ids === undefined), {
    path: ['query'],
    error: 'query or ids is needed',
  })
export const foundProducts = z.object({ displays: z.array(display) })

export const consoleSynonyms = z.object({
  rules: feedSynonyms,
  /** Version of the list. Saving sends the one that was edited, so that a concurrent change is not lost. */
  revision: z.string(),
})

/** Longest list in {@link suggestionPolicy}. */
const MAX_DECISIONS = 2_000
const decisions = z
  .array(queryText.trim().min(1).max(200, 'At most 200 characters.'))
  .max(MAX_DECISIONS, `At most ${MAX_DECISIONS} entries.`)
  .transform((entries) => [...new Set(entries)])

/** Which searches of other shoppers may be suggested. */
export const suggestionPolicy = z.object({
  /** True if only approved queries are suggested. */
  approval: z.boolean(),
  approved: decisions,
  /** Words and phrases. A query that contains one of them is never suggested. */
  blocked: decisions,
})

export const consoleSuggestions = z.object({
  policy: suggestionPolicy,
  revision: z.string(),
  /** Queries that enough signed visitors typed and that found products, the most frequent first. */
  queries: z.array(
    z.object({ query: z.string(), visitors: z.number().int(), state: z.enum(['shown', 'waiting', 'blocked']) }),
  ),
})

export const saveSuggestionsBody = z.object({ policy: suggestionPolicy, revision: z.string().max(100) })

/** Most pinned or hidden products of one rule. */
const MAX_LISTED = 100
const MAX_ADJUSTMENTS = 20
/** Limits of a factor. With 10 every matching product comes first, with 0.1 last. */
export const CONSOLE_FACTORS = { min: 0.1, max: 10 } as const

const distinct = z
  .array(productId)
  .max(MAX_LISTED, `At most ${MAX_LISTED} products.`)
  .transform((ids) => [...new Set(ids)])

export const consoleSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('query'), query: queryText.trim().min(1, 'Enter a query.').max(200) }),
  z.object({ kind: z.literal('category'), category_id: z.string().min(1, 'Choose a category.').max(500) }),
])

export const consoleRuleDraft = z.object({
  /** Products that come first, in this order, even if the words do not find them. */
  pin: distinct,
  hide: distinct,
  /** Multiplies the score of the products that match the filter: above 1 raises, below 1 lowers. */
  adjust: z
    .array(z.object({ filter, factor: z.number().min(CONSOLE_FACTORS.min).max(CONSOLE_FACTORS.max) }))
    .max(MAX_ADJUSTMENTS, `At most ${MAX_ADJUSTMENTS} conditions.`),
})

export const consoleRule = z.object({
  subject: consoleSubject,
  draft: consoleRuleDraft,
  revision: z.string(),
  changed_at: instant,
})
export const consoleRules = z.object({ rules: z.array(consoleRule) })

export const saveRuleBody = z.object({
  subject: consoleSubject,
  draft: consoleRuleDraft,
  /** Version of the rule that was edited; null for a new one. */
  revision: z.string().max(100).nullable(),
})

export const previewBody = z.object({
  subject: consoleSubject,
  /** Replaces the saved rule of the subject in the preview; absent to use the saved one. */
  draft: consoleRuleDraft.optional(),
  /** Replace the saved synonyms in the preview. */
  synonyms: feedSynonyms.optional(),
})
const previewed = z.object({
  total: z.number().int(),
  displays: z.array(display),
  recovery: z.object({ kind: z.enum(['spelling', 'fewer-words']), shown: z.string() }).nullable(),
})
/** The first products of a list as it is now, and as it would be. */
export const previewReply = z.object({ before: previewed, after: previewed })

export const explainBody = z.object({
  query: queryText.trim().min(1, 'Enter a query.').max(200),
  product_id: productId,
})
export const explainReply = z.object({
  display,
  matches: z.boolean(),
  score: z.number(),
  /** Position in the list from 1; null if the product is not found or far below. */
  position: z.number().int().nullable(),
  /** Title of the product of the same model that is listed in its place; null if it is listed itself. */
  shown_as: z.string().nullable(),
  total: z.number().int(),
  pinned: z.boolean(),
  hidden: z.boolean(),
  parts: z.array(
    z.object({
      kind: z.enum(['term', 'phrase', 'coverage', 'popularity', 'stock', 'rule']),
      typed: z.string().nullable(),
      matched: z.string().nullable(),
      via: z.string().nullable(),
      field: z.string().nullable(),
      contribution: z.number(),
    }),
  ),
})
