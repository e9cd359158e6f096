import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as workingDistanceMessages from '../messages/generated/working-distance.js'
import { DIOPTRE_STEP, type Hundredths } from './dioptres.js'
import { WORKING_DISTANCE_MAXIMUM } from './limits.js'

/** What terminal glasses are used for [RX-001]. */
export const WORKING_DISTANCE_FIELDS = ['monitor', 'tools', 'other'] as const
export type WorkingDistanceField = (typeof WORKING_DISTANCE_FIELDS)[number]

/** Distances from the eye in whole centimetres; null if one does not matter. */
export type WorkingDistances = Readonly<Record<WorkingDistanceField, number | null>>

/** Problems by field; at least one. */
export type WorkingDistanceProblems = Readonly<Partial<Record<WorkingDistanceField, FieldProblem>>>

/** Reads the three distances. Each is 1 to 500 cm or empty, and at least one is needed [VALID-025]. */
export function readWorkingDistances(
  text: Readonly<Partial<Record<WorkingDistanceField, string | undefined>>>,
): Result<WorkingDistances, WorkingDistanceProblems> {
  const problems: Partial<Record<WorkingDistanceField, FieldProblem>> = {}
  const distances: Record<WorkingDistanceField, number | null> = { monitor: null, tools: null, other: null }
  for (const field of WORKING_DISTANCE_FIELDS) {
    const typed = typedCode(text[field] ?? '').replace(/cm$/i, '')
    if (typed === '') continue
    const problem = distanceProblem(typed)
    if (problem === null) distances[field] = Number(typed)
    else problems[field] = problem
  }
  if (Object.keys(problems).length > 0) return err(problems)
  const none = Object.values(distances).every((distance) => distance === null)
  return none ? err({ monitor: fieldProblem(workingDistanceMessages.distanceRequired) }) : ok(distances)
}

/** Returns the addition with which an eye without focus sees sharply at a distance, in quarters of a dioptre. */
export function additionForDistance(centimetres: number): Hundredths {
  return Math.round(10_000 / centimetres / DIOPTRE_STEP) * DIOPTRE_STEP
}

function distanceProblem(typed: string): FieldProblem | null {
  if (/^-?\d+(?:[.,]\d+)?$/.test(typed) && Number(typed.replace(',', '.')) <= 0)
    return fieldProblem(workingDistanceMessages.distanceMin)
  if (/^\d+[.,]\d+$/.test(typed)) return fieldProblem(workingDistanceMessages.distanceWhole)
  if (!/^\d+$/.test(typed)) return fieldProblem(workingDistanceMessages.numberInvalid)
  return Number(typed) > WORKING_DISTANCE_MAXIMUM ? fieldProblem(workingDistanceMessages.distanceInvalid) : null
}
