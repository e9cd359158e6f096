const SEPARATORS = /[\s\-–—/.,;:()[\]{}'"!?&+|]+/u

/** Words of a text; hyphens part words, and joined neighbours are found through the brand's own joined form. */
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

/** Endings that Swedish puts on nouns and adjectives; the longest that leaves four letters is cut. */
const ENDINGS = ['erna', 'arna', 'orna', 'ens', 'ets', 'ers', 'ar', 'er', 'or', 'en', 'et', 'na', 'a', 's', 't']

/** One form for a word however it is typed: small letters without diacritics, without a Swedish ending. */
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
