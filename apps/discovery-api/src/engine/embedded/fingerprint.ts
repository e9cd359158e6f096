import { crc32 } from 'node:zlib'
import { createAnalyser } from '../analyser/analyser.js'
import type { Language } from '../engine.js'
import { FIELDS } from './fields.js'
import { FIELD_WEIGHTS, IMPACTS, USUAL_LENGTHS } from './scoring.js'

/** Version of the file layout and of the texts in each field of a product. Raise it when one of them changes. */
const VERSION = 5

/** Sample words of every kind that the analyser treats differently. */
const PROBES =
  'Läsglasögon solglasögonen Ray-Ban RB2140 -2,50 52 mm kontaktlinserna progressiva café tn2110 4K running shoes brillen silmälasit kinderbrillen'

const known = new Map<Language, number>()

/** Identifies the rules of an index: weights, dictionary, analysis of sample words. An index made by other rules is rebuilt. */
export function fingerprint(language: Language): number {
  const before = known.get(language)
  if (before !== undefined) return before
  const analyser = createAnalyser({ language })
  const { compounds } = analyser.dictionary
  const words = compounds ? [crc32(compounds.begins.bytes), crc32(compounds.ends.bytes), ...compounds.whole] : []
  const rules = [VERSION, FIELDS, FIELD_WEIGHTS, USUAL_LENGTHS, [...IMPACTS], analyser.index(PROBES), words]
  const made = crc32(JSON.stringify(rules))
  known.set(language, made)
  return made
}
