import type { PlanTerm } from '../analyser/plan.js'
import type { WordLookup } from '../analyser/vocabulary.js'
import { WEIGHTS } from '../analyser/weights.js'

/**
 * Most words that an unfinished word of so many letters is completed to. A short beginning gets few, because it begins thousands of words
 * and the most frequent ones are enough for a first answer.
 */
const continuations = (letters: number): number => Math.min(300, 20 * 2 ** letters)

/** The words of the vocabulary that a term of a plan means, each with its share of a full hit. */
export function wordsOf(term: PlanTerm, vocabulary: WordLookup): ReadonlyMap<number, number> {
  const words = new Map<number, number>()
  switch (term.form) {
    case 'word': {
      const id = vocabulary.idOf(term.text)
      if (id !== undefined) put(words, id, 1, vocabulary)
      break
    }
    case 'folded':
      for (const id of vocabulary.withFolded(term.text)) put(words, id, 1, vocabulary)
      break
    case 'stem':
      for (const id of vocabulary.withStem(term.text)) put(words, id, 1, vocabulary)
      break
    case 'head':
    case 'part':
      for (const { id, head } of vocabulary.withPart(term.text))
        if (head === (term.form === 'head')) put(words, id, 1, vocabulary)
      break
    case 'any':
      for (const id of vocabulary.withStem(term.text)) put(words, id, 1, vocabulary)
      for (const { id, head } of vocabulary.withPart(term.text))
        put(words, id, head ? WEIGHTS.head : WEIGHTS.part, vocabulary)
      break
    case 'prefix':
      for (const id of vocabulary.withPrefix(term.text, continuations(term.text.length))) put(words, id, 1, vocabulary)
      break
  }
  for (const other of term.or ?? [])
    for (const [id, share] of wordsOf(other, vocabulary)) put(words, id, share, vocabulary)
  return words
}

function put(words: Map<number, number>, id: number, share: number, vocabulary: WordLookup): void {
  if ((words.get(id) ?? 0) < share && vocabulary.countOf(id) > 0) words.set(id, share)
}
