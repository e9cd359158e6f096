import {
  CONFIRM_AGE_FIELD,
  GLASSES_FIELDS,
  type GlassesField,
  type GlassesPrescription,
  type GlassesPrescriptionText,
  type GlassesProblems,
  isNotPrescribed,
  parseDioptres,
  formatHundredths,
  readGlassesPrescription,
  readWorkingDistances,
  WORKING_DISTANCE_FIELDS,
  type WorkingDistanceField,
  type WorkingDistances,
} from '@klarsikt/core/prescription'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAfterPress } from '../../hooks/use-after-press.js'
import { joinDistances, splitDistance, TOTAL_DISTANCE_FIELD } from './total-distance.js'

/** Every field of the form by name. */
export type PrescriptionField =
  | GlassesField
  | WorkingDistanceField
  | typeof CONFIRM_AGE_FIELD
  | typeof TOTAL_DISTANCE_FIELD
export type DistanceText = Readonly<Partial<Record<WorkingDistanceField, string>>>

/** The fields in the order of the form, because focus goes to the first wrong one. */
export const FIELD_ORDER: readonly PrescriptionField[] = [
  ...GLASSES_FIELDS,
  TOTAL_DISTANCE_FIELD,
  ...WORKING_DISTANCE_FIELDS,
  CONFIRM_AGE_FIELD,
]

export interface PrescriptionValue {
  /** As stored: always in minus form. */
  readonly prescription: GlassesPrescription
  /** The ten fields as typed, with one distance for both eyes split between them, for validation by the service. */
  readonly typed: GlassesPrescriptionText
  /** Null unless the form asks for them. */
  readonly workingDistances: WorkingDistances | null
}

/** Everything that is filled in, whether valid or not. */
export interface PrescriptionEntry {
  readonly typed: GlassesPrescriptionText
  readonly distances: DistanceText
  readonly confirmed: boolean
}

interface Options {
  readonly defaultValue: GlassesPrescriptionText
  readonly defaultDistances: DistanceText
  readonly additionRequired: boolean
  readonly workingDistance: boolean
  readonly totalDistance: boolean
  readonly defaultConfirmed: boolean
  readonly onEntry: ((entry: PrescriptionEntry) => void) | undefined
}

type Problems = Readonly<Partial<Record<PrescriptionField, GlassesProblems[GlassesField]>>>

const NONE: ReadonlySet<PrescriptionField> = new Set()

/** Values, touched fields and problems. Problems show on blur and are cleared while typing. */
export function usePrescription(options: Options) {
  const { defaultValue, defaultDistances, additionRequired, workingDistance, totalDistance } = options
  const [text, setText] = useState<GlassesPrescriptionText>(defaultValue)
  const [distances, setDistances] = useState<DistanceText>(defaultDistances)
  const [confirmed, setConfirmed] = useState(options.defaultConfirmed)
  const { problemsAreShown, changed, left, attempt, change, leave, tried } = useProgress()
  const { split, ...total } = useTotalDistance(totalDistance, text, change)

  const eyes = split && ('eyes' in split ? split.eyes : { rightPupillaryDistance: '', leftPupillaryDistance: '' })
  const typed = { ...text, ...eyes }
  const { onEntry } = options
  const entered = useEffectEvent((said: PrescriptionEntry) => onEntry?.(said))
  // Compared by value, because each render builds a new object.
  const entry = JSON.stringify({ typed, distances, confirmed } satisfies PrescriptionEntry)
  useEffect(() => entered(JSON.parse(entry) as PrescriptionEntry), [entry])
  const glasses = readGlassesPrescription(typed, {
    confirmedRecent: confirmed,
    additionRequired,
    terminal: workingDistance,
  })
  const working = workingDistance ? readWorkingDistances(distances) : null
  const problems: Problems = {
    ...(glasses.ok ? {} : glasses.error),
    ...(working && !working.ok ? working.error : {}),
    ...(split && {
      rightPupillaryDistance: undefined,
      leftPupillaryDistance: undefined,
      [TOTAL_DISTANCE_FIELD]: 'problem' in split ? split.problem : undefined,
    }),
  }
  const problem = (field: PrescriptionField) => (problemsAreShown || left.has(field) ? problems[field] : undefined)

  return {
    text,
    type: (field: GlassesField, entry: string) => {
      change(field)
      setText((before) => withField(before, field, entry))
    },
    copyRightToLeft: () => setText(copied),
    distances,
    typeDistance: (field: WorkingDistanceField, entry: string) => {
      change(field)
      setDistances((before) => ({ ...before, [field]: entry }))
    },
    ...total,
    confirmed,
    setConfirmed,
    leave: (field: PrescriptionField) => {
      leave(field)
      if (isSigned(field)) setText((before) => ({ ...before, [field]: tidy(before[field] ?? '') }))
    },
    problem,
    /** The field changed after the last attempt to send, so the service's answer no longer applies. */
    changed,
    attempt,
    tried,
    value: (): PrescriptionValue | null =>
      glasses.ok && (working === null || working.ok)
        ? { prescription: glasses.value, typed, workingDistances: working?.value ?? null }
        : null,
  }
}

export type PrescriptionState = ReturnType<typeof usePrescription>

/** Handles one distance for both eyes. Distances typed for each eye are added up. */
function useTotalDistance(
  from: boolean,
  text: GlassesPrescriptionText,
  change: (field: typeof TOTAL_DISTANCE_FIELD) => void,
) {
  const ofBoth = () => joinDistances(text.rightPupillaryDistance, text.leftPupillaryDistance)
  const [together, setTogether] = useState(from)
  const [total, setTotal] = useState(ofBoth)
  return {
    split: together ? splitDistance(total) : null,
    together,
    setTogether: (on: boolean) => {
      setTogether(on)
      if (on && total === '') setTotal(ofBoth())
    },
    total,
    typeTotal: (typed: string) => {
      change(TOTAL_DISTANCE_FIELD)
      setTotal(typed)
    },
  }
}

/** Records which fields were left, which were changed, and how often sending was tried. */
function useProgress() {
  const [left, setLeft] = useState(NONE)
  const [changed, setChanged] = useState(NONE)
  const [attempt, setAttempt] = useState(0)
  const afterPress = useAfterPress()
  return {
    left,
    changed,
    attempt,
    problemsAreShown: attempt > 0,
    leave: (field: PrescriptionField) => afterPress(() => setLeft((before) => new Set(before).add(field))),
    change: (field: PrescriptionField) => setChanged((before) => new Set(before).add(field)),
    /** Counts an attempt to send. From the first one on every problem is shown. */
    tried: () => {
      setAttempt((before) => before + 1)
      setChanged(NONE)
    },
  }
}

/** Sphere, cylinder and addition carry a sign. */
export function isSigned(field: PrescriptionField): field is GlassesField {
  return /Sphere$|Cylinder$|Addition$/.test(field)
}

function copied(before: GlassesPrescriptionText): GlassesPrescriptionText {
  return {
    ...before,
    leftSphere: before.rightSphere,
    leftCylinder: before.rightCylinder,
    leftAxis: before.rightAxis,
    leftAddition: before.rightAddition,
  }
}

/** Without a cylinder there is no axis, so it goes with it [VALID-030]. */
function withField(before: GlassesPrescriptionText, field: GlassesField, typed: string): GlassesPrescriptionText {
  const next = { ...before, [field]: typed }
  if (!field.endsWith('Cylinder') || hasCylinder(typed)) return next
  return { ...next, [field.replace('Cylinder', 'Axis')]: '' }
}

export function hasCylinder(typed: string | undefined): boolean {
  return typed !== undefined && !isNotPrescribed(typed) && parseDioptres(typed) !== 0
}

/** `-1.25` becomes `−1,25` and `2` becomes `+2,00`. Input that is not a number stays as typed. */
export function tidy(typed: string): string {
  if (typed.trim() === '') return ''
  const value = parseDioptres(typed)
  return value === null ? typed : formatHundredths(value)
}

/** Changes the sign, for keyboards without a minus. */
export function flipSign(typed: string): string {
  return /^\s*[-\u2010-\u2015\u2212]/.test(typed)
    ? typed.replace(/^\s*[-\u2010-\u2015\u2212]/, '+')
    : `\u2212${typed.replace(/^\s*\+/, '')}`
}
