import type { Analyser, WordForms } from './analyser.js'
import { editsFor } from './distance.js'
import type { Alternative } from './plan.js'
import type { Synonyms } from './synonyms.js'
import type { NearWord } from './vocabulary.js'
import { WEIGHTS } from './weights.js'
import type { NearWords } from './work-budget.js'

export const MAX_SPELLINGS = 6
const MAX_NEAR_WORDS = 40
/** A spelling is not tried below this share of the likelihood of the best one. */
const MIN_LIKELIHOOD_SHARE = 0.05

/** A word of the catalogue that may have been meant. Its inflections match as well. */
export type Spelling = { readonly word: string; readonly stem: string; readonly alternative: Alternative }

/** How likely a near word was meant: it rises with nearness and with the number of products that have the word in any inflection. */
const likelihoodOf = (stem: string, { cost }: NearWord, vocabulary: Pick<NearWords, 'countWithStem'>): number =>
  Math.exp(-2.2 * cost) * Math.log(2 + vocabulary.countWithStem(stem))

/** Words of the catalogue that an unknown word may stand for, likeliest first. */
export function spellings(
  token: WordForms,
  unfinished: boolean,
  analyser: Analyser,
  vocabulary: NearWords,
): readonly Spelling[] {
  const most = editsFor(token.folded.length)
  if (most === 0 || /\p{N}/u.test(token.folded)) return []
  const whole = vocabulary.near(token.folded, most, unfinished, MAX_NEAR_WORDS)
  // Without its ending, the word may be nearer.
  const near =
    whole.length > 0 ? whole : vocabulary.near(token.stem, editsFor(token.stem.length), unfinished, MAX_NEAR_WORDS)
  const byStem = new Map<string, NearWord>()
  for (const word of near) {
    const { stem } = analyser.forms(word.word)
    // Words come nearest first, then most frequent first, so the first one of a stem is the best.
    if (!byStem.has(stem)) byStem.set(stem, word)
  }
  const likely = [...byStem]
    .map(([stem, word]) => ({ stem, word, likelihood: likelihoodOf(stem, word, vocabulary) }))
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MAX_SPELLINGS)
  const top = likely[0]?.likelihood ?? 0
  return likely.flatMap(({ stem, word: { word, edits }, likelihood }): Spelling[] => {
    const share = likelihood / top
    if (share < MIN_LIKELIHOOD_SHARE) return []
    const weight = (WEIGHTS.typo[edits - 1] ?? WEIGHTS.typo[0]) * Math.sqrt(share)
    const via = edits === 2 ? 'typo 2' : 'typo 1'
    return [{ word, stem, alternative: { via, weight, all: [{ form: 'stem', text: stem }] } }]
  })
}

/** Alternatives of a misspelt word: each likely spelling, and the synonyms of the likeliest. */
export function correctedAlternatives(spelled: readonly Spelling[], synonyms: Synonyms): Alternative[] {
  const [first] = spelled
  if (first === undefined) return []
  return [
    ...spelled.map(({ alternative }) => alternative),
    ...synonyms.of([first.stem]).map(({ stems, weight }): Alternative => ({
      via: 'synonym',
      weight: weight * first.alternative.weight,
      all: stems.map((text) => ({ form: 'any', text })),
    })),
  ]
}
