import {
  type GlassesPrescription,
  type GlassesPrescriptionText,
  readGlassesPrescription,
  readWorkingDistances,
  type WorkingDistances,
} from '@klarsikt/core/prescription'
import type { PrescriptionEntry } from '@klarsikt/design-system/prescription-form'
import type { LensGroup } from './lens-group.js'

/** Valid strengths, for which lenses can be ground. */
export interface Strengths {
  readonly prescription: GlassesPrescription
  readonly typed: GlassesPrescriptionText
  readonly workingDistances: WorkingDistances | null
}

/** Returns what the lenses of a group need. All lenses of a group need the same. */
export function needsOf(group: LensGroup) {
  const { needsPrescription = false, needsAddition = false, needsWorkingDistance = false } = group.options[0] ?? {}
  return { needsPrescription, needsAddition, needsWorkingDistance }
}

/** Returns the fields that a group of lenses is ground for. It leaves out the addition where they have none. */
export function typedFor(typed: GlassesPrescriptionText, group: LensGroup): GlassesPrescriptionText {
  const { rightAddition, leftAddition, ...rest } = typed
  return needsOf(group).needsAddition ? { ...rest, rightAddition, leftAddition } : rest
}

/** Returns the strengths that a group of lenses needs, or null while a field is missing or wrong. */
export function strengthsOf(entry: PrescriptionEntry, group: LensGroup): Strengths | null {
  const { needsAddition, needsWorkingDistance } = needsOf(group)
  const typed = typedFor(entry.typed, group)
  const glasses = readGlassesPrescription(typed, {
    confirmedRecent: entry.confirmed,
    additionRequired: needsAddition,
    terminal: needsWorkingDistance,
  })
  const distances = needsWorkingDistance ? readWorkingDistances(entry.distances) : null
  if (!glasses.ok || (distances !== null && !distances.ok)) return null
  return { prescription: glasses.value, typed, workingDistances: distances?.value ?? null }
}
