import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, type Result, typedCode } from '../lib/index.js'
import * as workingDistanceMessages from '../messages/generated/working-distance.js'
import { checkGlassesPrescription, type GlassesCheck, type GlassesProblems, problemsOf } from './check-glasses.js'
import { isNotPrescribed, parseDioptres, toDioptres } from './dioptres.js'
import { GLASSES_FIELDS, type GlassesField, type GlassesPrescription, type GlassesPrescriptionText } from './glasses.js'

/** Fields in which a dash means that nothing is prescribed. */
const MAY_BE_MISSING = /Cylinder$|Axis$|Addition$/

/** Reads and checks the ten fields of the form. An empty field means that nothing is prescribed. */
export function readGlassesPrescription(
  text: GlassesPrescriptionText,
  check: GlassesCheck,
): Result<GlassesPrescription, GlassesProblems> {
  const draft: Partial<Record<GlassesField, number>> = {}
  const unread: Partial<Record<GlassesField, FieldProblem>> = {}
  for (const field of GLASSES_FIELDS) {
    const typed = typedCode(text[field] ?? '')
    if (typed === '' || (MAY_BE_MISSING.test(field) && isNotPrescribed(typed))) continue
    const value = readNumber(field, typed)
    if (value === null) unread[field] = fieldProblem(workingDistanceMessages.numberInvalid)
    else draft[field] = toDioptres(value)
  }
  if (Object.keys(unread).length === 0) return checkGlassesPrescription(draft, check)
  return err({ ...problemsOf(draft, check), ...unread })
}

/** All ten fields are numbers with at most two decimals, so `parseDioptres` also reads degrees and millimetres. */
function readNumber(field: GlassesField, typed: string): number | null {
  if (field.endsWith('Axis')) return parseDioptres(typed.replace(/[°o]$/, ''))
  return field.endsWith('PupillaryDistance') ? parseDioptres(typed.replace(/mm$/i, '')) : parseDioptres(typed)
}
