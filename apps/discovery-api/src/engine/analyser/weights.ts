/**
 * Share of a full hit by the way a word was met. Found by measuring on judged queries of two shops (bench:relevance); the
 * order matters more than the numbers: what was typed, then its spelling without marks, its inflections, its compounds.
 */
export const WEIGHTS = {
  exact: 1,
  /** The shopper left out the marks: `glasogon`. */
  marksLeftOut: 0.96,
  /** The shopper wrote marks that the word has not: `hår` is not `har`. */
  marksDiffer: 0.6,
  stem: 1,
  /** `solglasögon` is a kind of `glasögon`. */
  head: 0.45,
  part: 0.3,
  joined: 0.6,
  split: 0.9,
  /** `damglasögon` typed, dam and glasögon found. */
  compound: 0.8,
  /** `cykelglasögon` typed, and only glasögon found. */
  headOnly: 0.25,
  /** A spelling of a word that reads as a compound too, as a share of its own weight. */
  besides: 0.7,
  misspelledPart: 0.5,
  derived: 0.5,
  prefix: 0.85,
  /** Of one and two edits; slips of the finger cost less. */
  typo: [0.8, 0.6],
  /** A rare word that is nearly a frequent one may be a misspelling in the catalogue. */
  rareTypo: 0.35,
} as const
