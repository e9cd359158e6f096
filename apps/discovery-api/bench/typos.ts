import type { JudgedQuery, RelevanceSet } from './sets.js'

/** Pseudo-random numbers from 0 to 1, so that every run makes the same typing errors. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** One typing error after the first letter: a letter doubled, left out, swapped with the next or replaced. */
function slip(word: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (word.length - 2))
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  switch (Math.floor(next() * 4)) {
    case 0:
      return before + letter + letter + after
    case 1:
      return before + after
    case 2:
      return before + (after[0] ?? '') + letter + after.slice(1)
    default:
      return before + (LETTERS[Math.floor(next() * LETTERS.length)] ?? 'x') + after
  }
}

/** The queries of a set with a typing error in the longest word, for sets without misspelt queries. */
export function withTypos(set: RelevanceSet): RelevanceSet {
  const next = chance(20_261_120)
  const queries = set.queries.flatMap((judged): JudgedQuery[] => {
    const longest = [...judged.query.matchAll(/\p{L}{5,}/gu)]
      .map(([word]) => word)
      .sort((a, b) => b.length - a.length)[0]
    if (longest === undefined) return []
    return [{ ...judged, query: judged.query.replace(longest, slip(longest, next)), class: 'typo' }]
  })
  return { ...set, name: `${set.name} with slips`, queries }
}
