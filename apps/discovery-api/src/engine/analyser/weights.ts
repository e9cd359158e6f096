/**
 * Share of a full hit by the way in which a word matched. The values come from judged queries of two shops (bench:relevance). Their order
 * matters more than their size: the typed word, its spelling without marks, its inflections, its compounds.
 */
export const WEIGHTS = {
  exact: 1,
  /** The shopper left out the marks: `glasogon` finds `glasögon`. */
  marksLeftOut: 0.96,
  /** The shopper typed marks that the word does not have: `hår` finds `har`. */
  marksDiffer: 0.6,
  stem: 1,
  /** A search for `glasögon` finds `solglasögon`, which is a kind of them. */
  head: 0.45,
  part: 0.3,
  joined: 0.6,
  split: 0.9,
  /** `damglasögon` was typed; the product has dam and glasögon. */
  compound: 0.8,
  /** `cykelglasögon` was typed; the product has only glasögon. */
  headOnly: 0.25,
  /** Factor for a corrected spelling when the word can also be read as a compound. */
  besides: 0.7,
  misspelledPart: 0.5,
  derived: 0.5,
  prefix: 0.85,
  /** Factors for a word that differs by one typing error, and by two. Frequent errors count for less than one. */
  typo: [0.8, 0.6],
  /** A rare word that resembles a frequent one may be a misspelling in the catalogue. */
  rareTypo: 0.35,
} as const
