import type { FieldName } from './fields.js'

/**
 * BM25F: the weight of a word in each field, and how much a long field reduces it (`length`, 0 to 1). The values were found by a search
 * over one number at a time on judged queries of two shops (bench:relevance), and rounded.
 */
export const FIELD_WEIGHTS: Readonly<Record<FieldName, { readonly weight: number; readonly length: number }>> = {
  title: { weight: 2, length: 0.75 },
  brand: { weight: 2, length: 0.1 },
  category: { weight: 2.5, length: 0.4 },
  identifier: { weight: 3, length: 0 },
  attributes: { weight: 0.6, length: 0.6 },
  description: { weight: 1, length: 0.9 },
}

/** Mean field lengths, in words, that are assumed until the catalogue shows its own. */
export const USUAL_LENGTHS: Readonly<Record<FieldName, number>> = {
  title: 9,
  brand: 1.3,
  category: 0.5,
  identifier: 3,
  attributes: 20,
  description: 30,
}

/** The strength at which a word reaches half of its full weight. */
export const SATURATION = 1.2

const STEPS = 255
const MIN_IMPACT = 0.01
const MAX_IMPACT = 40
const RATIO = Math.log(MAX_IMPACT / MIN_IMPACT)

/** Stores a strength in one byte, in steps of 3 %, so that a posting takes five bytes. */
export function packImpact(strength: number): number {
  const clamped = Math.min(MAX_IMPACT, Math.max(MIN_IMPACT, strength))
  return Math.round((Math.log(clamped / MIN_IMPACT) / RATIO) * (STEPS - 1)) + 1
}

/** The strength for each byte. */
export const IMPACTS = Float32Array.from({ length: STEPS + 1 }, (_, step) =>
  step === 0 ? 0 : MIN_IMPACT * Math.exp((RATIO * (step - 1)) / (STEPS - 1)),
)

/** Share of a word's full weight at a strength: rises quickly, and stays below 1. */
export const saturate = (strength: number): number => strength / (SATURATION + strength)

/** Inverse document frequency of a word that `having` of `all` products have. */
export const rarity = (having: number, all: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5))

/** Weights of ranking signals other than the words themselves; found in the same way as {@link FIELD_WEIGHTS}. */
export const RANKING = {
  /** Exponent of the share of the query that a product has. */
  coverage: 1,
  /** With fewer products that have every word, products that lack some are shown after them. */
  enough: 60,
  /** With this many products that have every word, even weakly, products that lack some are not shown. */
  plenty: 400,
  /** Share of a full score at which a product with every word counts towards `enough`. */
  strong: 0.6,
  /** Share of the query, by rarity, that a product must have to be shown. */
  leastCoverage: 0.15,
  /** For query words side by side in the title, as a share of the score. */
  phrase: 0.1,
  /** For a title that contains the whole query. */
  inTitle: 0.15,
  /** For a title that begins with the query. */
  atStart: 0.03,
  /** For products in the category that the query names; `categoryAbove` for those in a category below it. */
  category: 0.5,
  categoryAbove: 0.3,
  /** Share of `category` that a product without any category gets, because it may belong there. */
  categoryUnknown: 0.8,
  /** Share that is added to the score of the most popular product; less popular ones get less. */
  popularity: 0.1,
  /** Factor for products that are out of stock. It outweighs popularity, so that in a category available products come first. */
  outOfStock: 0.5,
  /** How much each earlier product with the same title lowers a product. */
  twin: 0.05,
  /** Number of best products that are reordered by their titles. */
  window: 200,
} as const
