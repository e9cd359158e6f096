import { WORD_MAX_LENGTH } from '@klarsikt/core/search'
import snowball from 'snowball-stemmers'
import { fold } from './fold.js'
import type { Language } from './language.js'

/** Returns the stem of a folded word. The stem of a stem is itself. */
export type Stem = (folded: string) => string

const ALGORITHMS: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  sv: 'swedish',
  en: 'english',
  no: 'norwegian',
  da: 'danish',
  fi: 'finnish',
  de: 'german',
  nl: 'dutch',
}

/** Folded forms that no Swedish suffix rule covers, with their stems. */
const SWEDISH_FORMS = new Map(
  Object.entries({
    blatt: 'bla',
    blaa: 'bla',
    gratt: 'gra',
    graa: 'gra',
    vitt: 'vit',
    rott: 'rod',
    runt: 'rund',
    brett: 'bred',
    sott: 'sot',
    latt: 'latt',
    man: 'man',
    mannen: 'man',
    bocker: 'bok',
    bockerna: 'bok',
    hander: 'hand',
    tander: 'tand',
    ogon: 'oga',
    ogonen: 'oga',
    oron: 'ora',
    barnets: 'barn',
    skor: 'sko',
    skorna: 'sko',
    skon: 'sko',
    strumpor: 'strump',
    nycklar: 'nyckel',
    klader: 'klad',
    moss: 'mus',
    stader: 'stad',
    fotter: 'fot',
    foton: 'foto',
    ljudet: 'ljud',
    storre: 'stor',
    storst: 'stor',
    mindre: 'liten',
    sma: 'liten',
    litet: 'liten',
    lilla: 'liten',
    billigt: 'billig',
  }),
)

/** Tokens are cut to the maximal length before; folding at most doubles it. */
const LONGEST = 2 * WORD_MAX_LENGTH

const DEFINITE = ['an', 'et']
const NEUTER = ['ivt', 'iskt', 'igt', 'ellt', 'ost']

/** Removes what Snowball leaves in Swedish: definite -an and -et, and the neuter ending of adjectives. */
function swedishRest(stem: string): string {
  if (stem.length >= 6 && DEFINITE.some((ending) => stem.endsWith(ending))) return stem.slice(0, -2)
  if (NEUTER.some((ending) => stem.length >= ending.length + 2 && stem.endsWith(ending))) return stem.slice(0, -1)
  return stem
}

/** Dutch doubles a consonant to keep the vowel before it short: `bril`, `brillen`. */
function singleConsonant(stem: string): string {
  const last = stem.at(-1) ?? ''
  return last === stem.at(-2) && !'aeiou'.includes(last) ? stem.slice(0, -1) : stem
}

/** Folded forms that no English suffix rule covers, with their stems. */
const ENGLISH_FORMS = new Map(
  Object.entries({
    mice: 'mous',
    mouse: 'mous',
    men: 'man',
    women: 'woman',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    knives: 'knife',
    shelves: 'shelf',
    lens: 'lens',
    lenses: 'lens',
  }),
)

const FORMS: Partial<Record<Language, ReadonlyMap<string, string>>> = { sv: SWEDISH_FORMS, en: ENGLISH_FORMS }

/**
 * The stemmer of a language. Snowball runs until nothing changes, because in Swedish it turns `linser` into `lins`, and
 * `lins` into `lin`. Words of up to three letters, words with digits and words that are too long are left unchanged.
 */
export function stemmerOf(language: Language): Stem {
  if (language === 'other') return (folded) => folded
  const stemmer = snowball.newStemmer(ALGORITHMS[language])
  const forms = FORMS[language]
  const settled = new Set(forms?.values())
  const step = (word: string): string => {
    const known = forms?.get(word)
    if (known !== undefined) return known
    if (word.length <= 3 || settled.has(word)) return word
    const next = fold(stemmer.stem(word))
    if (language === 'sv' && next === word) return swedishRest(next)
    return language === 'nl' ? singleConsonant(next) : next
  }
  return (folded) => {
    if (folded.length > LONGEST || /[^\p{L}]/u.test(folded)) return folded
    const seen = new Set<string>()
    let now = folded
    while (!seen.has(now)) {
      seen.add(now)
      const next = step(now)
      // A stem of one letter would match too much.
      if (next.length < 2 || next === now) return now
      now = next
    }
    // The rules lead in a circle. The first form in alphabetical order stands for all, whichever form came first.
    const ring: string[] = []
    for (let at = step(now); ; at = step(at)) {
      ring.push(at)
      if (at === now) break
    }
    return ring.sort()[0] ?? now
  }
}
