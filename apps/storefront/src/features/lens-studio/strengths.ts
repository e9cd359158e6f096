import {
  type GlassesPrescription,
  type GlassesPrescriptionText,
  readGlassesPrescription,
  readWorkingDistances,
  type WorkingDistances,
} from '@klarsikt/core/prescription'
import type { PrescriptionEntry } from '@klarsikt/design-system/prescription-form'
import type { LensGroup } from './lens-group.js'

/** Strengths that lenses can be ground for. */
export interface Strengths {
  readonly prescription: GlassesPrescription
  readonly typed: GlassesPrescriptionText
  readonly workingDistances: WorkingDistances | null
}

/** What lenses of a kind ask for; the lenses of a kind ask for the same. */
export function needsOf(group: LensGroup) {
  const { needsPrescription = false, needsAddition = false, needsWorkingDistance = false } = group.options[0] ?? {}
  return { needsPrescription, needsAddition, needsWorkingDistance }
}

/** The fields that lenses of a kind are ground for: those without an addition leave it out. */
export function typedFor(typed: GlassesPrescriptionText, group: LensGroup): GlassesPrescriptionText {
  const { rightAddition, leftAddition, ...rest } = typed
  return needsOf(group).needsAddition ? { ...rest, rightAddition, leftAddition } : rest
}

/** What is filled in as lenses of a kind need it, or null while anything is missing or wrong. */
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
