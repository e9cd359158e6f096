const WORDS =
  'glasögon sol läs kontakt lins vätska båge barn sport progressiva terminal linser etui fodral puts duk ögon vård dam herr'.split(
    ' ',
  )
const LENGTH = 1_000

/** Texts of attackers, by kind; the same seed gives the same texts. */
export function hostileTexts(seed: number): ReadonlyMap<string, string> {
  let state = seed * 2_654_435_761 + 1
  const below = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * n)
  }
  const pick = (choices: readonly string[]): string => choices[below(choices.length)] ?? ''
  const fill = (length: number, piece: () => string): string => {
    let text = ''
    while (text.length < length) text += piece()
    return text.slice(0, length)
  }
  const letters = (length: number): string => fill(length, () => pick([...'abcdefghijklmnoprstuvyåäö']))
  const slip = (word: string): string => {
    const at = below(word.length)
    return word.slice(0, at) + letters(1) + word.slice(at + 1)
  }
  const words = (word: () => string): string => fill(LENGTH, () => `${word()} `)
  return new Map([
    ['one letter', fill(LENGTH, () => 'a')],
    ['an ending', 'et'.repeat(LENGTH / 2)],
    ['endings', fill(LENGTH, () => pick(['et', 'an', 'igt', 'iskt', 's']))],
    ['a long compound', fill(LENGTH, () => pick(WORDS))],
    ['compounds of 40', words(() => fill(40, () => pick(WORDS)))],
    ['compounds of 12', words(() => fill(12, () => pick(WORDS)))],
    ['misspelled compounds', words(() => slip(fill(14, () => pick(WORDS))))],
    ['slips', words(() => slip(pick(WORDS)))],
    ['strange words', words(() => letters(8))],
    ['known words', words(() => pick(WORDS))],
    ['one word again and again', words(() => 'glasögon')],
    ['bound words', fill(LENGTH, () => `${letters(5)}-`)],
    ['single letters', words(() => letters(1))],
    ['digits', fill(LENGTH, () => String(below(10)))],
    ['numbers', fill(LENGTH, () => pick([...'0123456789 .,-+']))],
    ['zeroes', `1,${'0'.repeat(LENGTH - 3)}1`],
    ['punctuation', fill(LENGTH, () => pick([...'-.,;:!?"()[]{}\\*']))],
    ['spaces', ' '.repeat(LENGTH)],
    ['combining marks', `a${'\u0301\u0323\u0308'.repeat((LENGTH - 1) / 3)}`],
    ['ligatures', '\uFDFA'.repeat(LENGTH)],
    ['mixed scripts', fill(LENGTH, () => pick([...'aяλ字ع👓ö1- ']))].map((text) =>
      text.replace(/[\uD800-\uDBFF]$/, ''),
    ) as [string, string],
  ])
}
