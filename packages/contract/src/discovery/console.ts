import { z } from 'zod'
import { display } from './display.js'
import { feedSynonyms, rejectedLine } from './feed.js'
import { filter, filterGroup } from './filters.js'
import { marketId, productId, queryText } from './parts.js'
import { LANGUAGES } from './tenants.js'

const instant = z.string().meta({ format: 'date-time' })

export const logInBody = z.object({ key: z.string().min(1, 'Enter the secret key.').max(200) })

/** Who is signed in, and what it may look at. */
export const consoleSession = z.object({
  tenant: z.string(),
  markets: z.array(z.object({ market: z.string(), language: z.enum(LANGUAGES), currency: z.string() })),
  /** Sent back in the header `x-console-token` with everything that changes or computes. */
  token: z.string(),
  /** The session ends then at the latest, and earlier without use. */
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

/** Days that the figures of searches reach back. */
export const CONSOLE_PERIODS = [1, 7, 30, 90] as const

export const queriesQuery = z.object({ days: z.coerce.number().pipe(z.literal(CONSOLE_PERIODS)).default(30) })

const figures = {
  searches: z.number().int(),
  /** Searches that found nothing. */
  without_hits: z.number().int(),
  /** Searches after which a product of the answer was opened; a search counts once. */
  clicked: z.number().int(),
  /** Searches after which a product of the answer was put in the cart. */
  carted: z.number().int(),
  /** Searches after which a product that was opened from the answer was bought. */
  bought: z.number().int(),
}
export const queryFigures = z.object({ query: z.string(), ...figures })
export const consoleQueries = z.object({
  days: z.literal(CONSOLE_PERIODS),
  totals: z.object(figures),
  /** Asked most often. */
  top: z.array(queryFigures),
  /** Asked most often among those that found nothing the last time they were asked, with what they would find now. */
  without_hits: z.array(queryFigures.extend({ found_now: z.number().int() })),
})

/** What rules can be made of: filters with their values, and categories with their ids. */
export const consoleShelf = z.object({
  filters: z.array(filterGroup),
  categories: z.array(z.object({ id: z.string(), path: z.array(z.string()), title: z.string() })),
})

export const findProductsBody = z
  .object({
    /** Words; the last may be unfinished. */
    query: queryText.optional(),
    /** These and no others, in this order; what does not exist is left out. */
    ids: z.array(productId).max(200).optional(),
  })
  .refine(({ query, ids }) => (query === undefined) !== (ids === undefined), {
    path: ['query'],
    error: 'query or ids is needed',
  })
export const foundProducts = z.object({ displays: z.array(display) })

export const consoleSynonyms = z.object({
  rules: feedSynonyms,
  /** Names this state of the list. Saving sends the state it started from, so that concurrent changes are not overwritten. */
  revision: z.string(),
})

/** Entries of one list of {@link suggestionPolicy} at most. */
const MAX_DECISIONS = 2_000
const decisions = z
  .array(queryText.trim().min(1).max(200, 'At most 200 characters.'))
  .max(MAX_DECISIONS, `At most ${MAX_DECISIONS} entries.`)
  .transform((entries) => [...new Set(entries)])

/** What of other shoppers' searches is suggested. */
export const suggestionPolicy = z.object({
  /** Only approved queries are suggested. */
  approval: z.boolean(),
  approved: decisions,
  /** Words and phrases; a query that holds one as whole words is never suggested. */
  blocked: decisions,
})

export const consoleSuggestions = z.object({
  policy: suggestionPolicy,
  revision: z.string(),
  /** Typed by enough signed visitors and answered; the most frequent first. */
  queries: z.array(
    z.object({ query: z.string(), visitors: z.number().int(), state: z.enum(['shown', 'waiting', 'blocked']) }),
  ),
})

export const saveSuggestionsBody = z.object({ policy: suggestionPolicy, revision: z.string().max(100) })

/** Longest list of pinned or hidden products of one rule. */
const MAX_LISTED = 100
/** Conditions of one rule. */
const MAX_ADJUSTMENTS = 20
/** A boost of ten moves whatever matches at all to the top; a tenth to the bottom. */
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
  /** First, in this order, whether the words find them or not. */
  pin: distinct,
  hide: distinct,
  /** Multiplies the score of what meets the filter: above 1 boosts, below 1 buries. */
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
  /** Of the rule that was opened; null for a new one. */
  revision: z.string().max(100).nullable(),
})

export const previewBody = z.object({
  subject: consoleSubject,
  /** In place of the saved rule of the subject; absent: the saved one. */
  draft: consoleRuleDraft.optional(),
  /** In place of the saved synonyms. */
  synonyms: feedSynonyms.optional(),
})
const previewed = z.object({
  total: z.number().int(),
  displays: z.array(display),
  recovery: z.object({ kind: z.enum(['spelling', 'fewer-words']), shown: z.string() }).nullable(),
})
/** The first products of a list as everybody sees it, and as it would be. */
export const previewReply = z.object({ before: previewed, after: previewed })

export const explainBody = z.object({
  query: queryText.trim().min(1, 'Enter a query.').max(200),
  product_id: productId,
})
export const explainReply = z.object({
  display,
  matches: z.boolean(),
  score: z.number(),
  /** Place in the list, counted from 1; null when it is not found or far below. */
  position: z.number().int().nullable(),
  /** Title of the product of its model that the list shows in its place, whose position it then is; null where it stands there itself. */
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
