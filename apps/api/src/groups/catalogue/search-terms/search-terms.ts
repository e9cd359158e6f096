const SEPARATORS = /[\s\-–—/.,;:()[\]{}'"!?&+|]+/u

/** Splits a text into words, at hyphens too. A brand's joined form finds spellings such as "rayban". */
export function splitText(text: string): string[] {
  return text.split(SEPARATORS).filter((word) => word !== '')
}

const FOLDED: Readonly<Record<string, string>> = {
  å: 'a',
  ä: 'a',
  ö: 'o',
  é: 'e',
  è: 'e',
  ü: 'u',
  æ: 'a',
  ø: 'o',
  ß: 'ss',
}

/** Endings of Swedish nouns and adjectives. The first in the list that leaves four letters is cut off. */
const ENDINGS = ['erna', 'arna', 'orna', 'ens', 'ets', 'ers', 'ar', 'er', 'or', 'en', 'et', 'na', 'a', 's', 't']

/** Normalises a word: small letters without diacritics and without a Swedish ending. */
export function foldTerm(word: string): string {
  const folded = word
    .normalize('NFC')
    .toLocaleLowerCase('sv')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[åäöéèüæøß]/g, (letter) => FOLDED[letter] ?? letter)
  if (folded.length < 6 || /\d/.test(folded)) return folded
  const ending = ENDINGS.find((end) => folded.endsWith(end) && folded.length - end.length >= 4)
  return ending ? folded.slice(0, -ending.length) : folded
}
