import { crc32 } from 'node:zlib'
import { createAnalyser } from '../analyser/analyser.js'
import type { Language } from '../engine.js'
import { FIELDS } from './fields.js'
import { FIELD_WEIGHTS, IMPACTS, USUAL_LENGTHS } from './scoring.js'

/** Goes up with the layout of the file, and with what is put into the fields of a product. */
const VERSION = 5

/** Words of every kind that analysis treats differently. */
const PROBES =
  'Läsglasögon solglasögonen Ray-Ban RB2140 -2,50 52 mm kontaktlinserna progressiva café tn2110 4K running shoes brillen silmälasit kinderbrillen'

const known = new Map<Language, number>()

/**
 * Identifies the rules by which the words of an index were made: weights, dictionary, and what the analyser
 * makes of some words. An index made by other rules would be misread, so it is rebuilt.
 */
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
