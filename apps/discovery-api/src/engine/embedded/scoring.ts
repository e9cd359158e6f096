import type { FieldName } from './fields.js'

/**
 * BM25F: how much a word in each field weighs, and how strongly longer fields are discounted (`length`, 0 to 1). Found on
 * judged queries of two shops (bench:relevance), by search over one number at a time, and rounded.
 */
export const FIELD_WEIGHTS: Readonly<Record<FieldName, { readonly weight: number; readonly length: number }>> = {
  title: { weight: 2, length: 0.75 },
  brand: { weight: 2, length: 0.1 },
  category: { weight: 2.5, length: 0.4 },
  identifier: { weight: 3, length: 0 },
  attributes: { weight: 0.6, length: 0.6 },
  description: { weight: 1, length: 0.9 },
}

/** Lengths that fields are compared with until a catalogue shows its own, in words. */
export const USUAL_LENGTHS: Readonly<Record<FieldName, number>> = {
  title: 9,
  brand: 1.3,
  category: 0.5,
  identifier: 3,
  attributes: 20,
  description: 30,
}

/** Where the gain of more of the same word has halved. */
export const SATURATION = 1.2

const STEPS = 255
const MIN_IMPACT = 0.01
const MAX_IMPACT = 40
const RATIO = Math.log(MAX_IMPACT / MIN_IMPACT)

/** A strength as one byte; steps of 3 %, so that a posting takes five bytes. */
export function packImpact(strength: number): number {
  const clamped = Math.min(MAX_IMPACT, Math.max(MIN_IMPACT, strength))
  return Math.round((Math.log(clamped / MIN_IMPACT) / RATIO) * (STEPS - 1)) + 1
}

/** By byte: the strength. */
export const IMPACTS = Float32Array.from({ length: STEPS + 1 }, (_, step) =>
  step === 0 ? 0 : MIN_IMPACT * Math.exp((RATIO * (step - 1)) / (STEPS - 1)),
)

/** Full gain of a word by its strength: rises quickly, and never above 1. */
export const saturate = (strength: number): number => strength / (SATURATION + strength)

/** Inverse document frequency of a word that `having` of `all` products have. */
export const rarity = (having: number, all: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5))

/** How ranking weighs what is not in the words themselves; found as {@link FIELD_WEIGHTS} were. */
export const RANKING = {
  /** Power of the share of the query that a product has. */
  coverage: 1,
  /** Products that have every word, below which those that miss some are shown after them. */
  enough: 60,
  /** Products that have every word, however weakly, above which none that miss some are shown. */
  plenty: 400,
  /** Share of a full score from which a product with every word counts towards `enough`. */
  strong: 0.6,
  /** Share of the query, by rarity, that a product must have to be shown without the rest. */
  leastCoverage: 0.15,
  /** Words of the query side by side in the title, as a share of the score. */
  phrase: 0.1,
  /** All of the query in the title. */
  inTitle: 0.15,
  /** The title begins with the query. */
  atStart: 0.03,
  /** Being in the category that the query names, and below it. */
  category: 0.5,
  categoryAbove: 0.3,
  /** Share of it for products without any category. */
  categoryUnknown: 0.8,
  /** The most popular product against the least popular. */
  popularity: 0.1,
  /** Below every factor of what is in stock together: for a category, what can be bought comes first. */
  outOfStock: 0.5,
  /** What each product of the same title before it costs a product. */
  twin: 0.05,
  /** Products that are looked at more closely. */
  window: 200,
} as const
