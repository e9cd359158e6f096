import {
  CONFIRM_AGE_FIELD,
  type GlassesField,
  type GlassesPrescription,
  type GlassesPrescriptionText,
  type GlassesProblems,
  parseDioptres,
  formatHundredths,
  readGlassesPrescription,
  readWorkingDistances,
  type WorkingDistanceField,
  type WorkingDistances,
} from '@klarsikt/core/prescription'
import { useState } from 'react'

/** Every field of the form by name. */
export type PrescriptionField = GlassesField | WorkingDistanceField | typeof CONFIRM_AGE_FIELD
export type DistanceText = Readonly<Partial<Record<WorkingDistanceField, string>>>

export interface PrescriptionValue {
  readonly prescription: GlassesPrescription
  /** Null unless the form asks for them. */
  readonly workingDistances: WorkingDistances | null
}

interface Options {
  readonly defaultValue: GlassesPrescriptionText
  readonly additionRequired: boolean
  readonly workingDistance: boolean
}

type Problems = Readonly<Partial<Record<PrescriptionField, GlassesProblems[GlassesField]>>>

/** What is typed, what has been left, and what is wrong with it. Problems show on leaving a field and go while typing. */
export function usePrescription({ defaultValue, additionRequired, workingDistance }: Options) {
  const [text, setText] = useState<GlassesPrescriptionText>(defaultValue)
  const [distances, setDistances] = useState<DistanceText>({})
  const [confirmed, setConfirmed] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<PrescriptionField>>(new Set())
  const [attempt, setAttempt] = useState(0)

  const glasses = readGlassesPrescription(text, { confirmedRecent: confirmed, additionRequired })
  const working = workingDistance ? readWorkingDistances(distances) : null
  const problems: Problems = { ...(glasses.ok ? {} : glasses.error), ...(working && !working.ok ? working.error : {}) }
  const problem = (field: PrescriptionField) => (attempt > 0 || left.has(field) ? problems[field] : undefined)

  const type = (field: GlassesField, typed: string) => setText((before) => withField(before, field, typed))
  const leave = (field: PrescriptionField) => {
    setLeft((before) => new Set(before).add(field))
    if (isSigned(field)) setText((before) => ({ ...before, [field]: tidy(before[field] ?? '') }))
  }
  const value = (): PrescriptionValue | null =>
    glasses.ok && (working === null || working.ok)
      ? { prescription: glasses.value, workingDistances: working?.value ?? null }
      : null

  return {
    text,
    type,
    copyRightToLeft: () =>
      setText((before) => ({
        ...before,
        leftSphere: before.rightSphere,
        leftCylinder: before.rightCylinder,
        leftAxis: before.rightAxis,
        leftAddition: before.rightAddition,
      })),
    distances,
    typeDistance: (field: WorkingDistanceField, typed: string) =>
      setDistances((before) => ({ ...before, [field]: typed })),
    confirmed,
    setConfirmed,
    leave,
    problem,
    problems,
    attempt,
    /** Counts an attempt to send: from now on every problem shows. */
    tried: () => setAttempt((before) => before + 1),
    value,
  }
}

export type PrescriptionState = ReturnType<typeof usePrescription>

/** Sphere, cylinder and addition carry a sign. */
export function isSigned(field: PrescriptionField): field is GlassesField {
  return /Sphere$|Cylinder$|Addition$/.test(field)
}

/** Without a cylinder there is no axis, so it goes with it [VALID-030]. */
function withField(before: GlassesPrescriptionText, field: GlassesField, typed: string): GlassesPrescriptionText {
  const next = { ...before, [field]: typed }
  if (!field.endsWith('Cylinder') || hasCylinder(typed)) return next
  return { ...next, [field.replace('Cylinder', 'Axis')]: '' }
}

export function hasCylinder(typed: string | undefined): boolean {
  const value = parseDioptres(typed ?? '')
  return typed !== undefined && typed.trim() !== '' && value !== 0
}

/** `-1.25` → `−1,25`, `2` → `+2,00`; what is no number stays as typed. */
export function tidy(typed: string): string {
  if (typed.trim() === '') return ''
  const value = parseDioptres(typed)
  return value === null ? typed : formatHundredths(value)
}

/** The other sign in front, for keyboards without a minus. */
export function flipSign(typed: string): string {
  return /^\s*[-\u2010-\u2015\u2212]/.test(typed)
    ? typed.replace(/^\s*[-\u2010-\u2015\u2212]/, '+')
    : `\u2212${typed.replace(/^\s*\+/, '')}`
}
