/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}
const WHOLE_PATTERN = /[øæœßłđðþħı]/g
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060]/g
const PLAIN = /^[\x20-\x7e]*$/

/** One spelling of a word: compatibility forms replaced (ﬁ, fullwidth), lower case, marks composed. Idempotent; keeps å, ä and ö. */
export function normalise(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase()
  let now = word.replace(INVISIBLE, '')
  // Lower-casing can leave letters that compose (İ), and composing can give a letter that lower-cases, so this repeats
  // until nothing changes.
  for (let round = 0; round < 4; round += 1) {
    const next = now.normalize('NFKC').toLowerCase().normalize('NFKC')
    if (next === now) return now
    now = next
  }
  return now
}

/** Removes the diacritics, so that `glasögon` and `glasogon` become equal. Folding again changes nothing. */
export function fold(normalised: string): string {
  if (PLAIN.test(normalised)) return normalised
  const bare = normalised.normalize('NFKD').replace(/\p{M}/gu, '')
  return normalise(bare.replace(WHOLE_PATTERN, (letter) => WHOLE_LETTERS[letter] ?? letter))
}
