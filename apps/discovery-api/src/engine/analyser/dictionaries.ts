import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { CompoundParts } from './compound.js'
import { fold, normalise } from './fold.js'
import type { Language } from './language.js'
import { PackedWords } from './packed-words.js'
import { stemmerOf } from './stem.js'
import type { SynonymRule } from './synonym-rule.js'

/**
 * Words of a language that rules cannot derive. They are files, which a shop may replace (see the folder dictionaries).
 */
export type Dictionary = {
  readonly compounds: CompoundParts | null
  readonly synonyms: readonly SynonymRule[]
  readonly stopWords: ReadonlySet<string>
}

const NOTHING: Dictionary = { compounds: null, synonyms: [], stopWords: new Set() }

// The folder is beside the source in this repository, and beside the bundle in a shop.
const PLACES = ['../../../dictionaries', './dictionaries', '../dictionaries'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

const lines = (path: string): string[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.replace(/#.*/, '').trim())
        .filter((line) => line !== '')
    : []

const words = (path: string): string[] => lines(path).flatMap((line) => line.split(/\s+/))

function readCompounds(folder: string, language: Exclude<Language, 'other'>): CompoundParts | null {
  const path = `${folder}/compounds.txt.gz`
  if (!existsSync(path)) return null
  const stem = stemmerOf(language)
  const whole = new Set(words(`${folder}/whole.txt`).map((word) => stem(fold(normalise(word)))))
  const file = gunzipSync(readFileSync(path))
  return { begins: PackedWords.marked(file, 'b'), ends: PackedWords.marked(file, 'e'), whole }
}

const terms = (text: string): string[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')

/** Reads one rule from each line: `a, b, c` mean the same; with `a, b => c` a search for a or b also finds c. */
export function readSynonyms(rules: readonly string[]): SynonymRule[] {
  return rules.map((line) => {
    const [left = '', right] = line.split('=>')
    return right === undefined
      ? { kind: 'equal', terms: terms(left) }
      : { kind: 'one-way', from: terms(left), to: terms(right) }
  })
}

const loaded = new Map<string, Dictionary>()

/** The dictionary of a language, read once from `folder` (by default the service's own). Empty when there are no files. */
export function dictionaryOf(language: Language, folder?: string): Dictionary {
  const root = folder ?? PLACES.find((place) => existsSync(place))
  if (root === undefined || language === 'other') return NOTHING
  const key = `${root}/${language}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const dictionary: Dictionary = {
    compounds: readCompounds(key, language),
    synonyms: readSynonyms(lines(`${key}/synonyms.txt`)),
    stopWords: new Set(words(`${key}/stop-words.txt`)),
  }
  loaded.set(key, dictionary)
  return dictionary
}
