import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as prescriptionCheckMessages from '../messages/generated/prescription-check.js'
import { formatHundredths, type Hundredths, toDioptres, toHundredths } from './dioptres.js'
import {
  type Eye,
  EYES,
  type GlassesField,
  type GlassesPrescription,
  type GlassesPrescriptionDraft,
} from './glasses.js'
import {
  ADDITION,
  AXIS,
  CYLINDER,
  PUPILLARY_DISTANCE,
  type Range,
  SPHERE,
  SPHERE_PLUS_ADDITION_MAXIMUM,
} from './limits.js'
import { minusForm } from './optics.js'

/** Name of the checkbox that confirms that the prescription is at most one year old. */
export const CONFIRM_AGE_FIELD = 'confirmedRecent'

/** Problems by field; at least one. */
export type GlassesProblems = Readonly<Partial<Record<GlassesField | typeof CONFIRM_AGE_FIELD, FieldProblem>>>

/** What the chosen lens requires, and what the user has confirmed. */
export interface GlassesCheck {
  /** True if the user has confirmed that the prescription is at most one year old [VALID-026]. */
  readonly confirmedRecent: boolean
  /** True for progressive and terminal lenses, which need an addition for both eyes. */
  readonly additionRequired?: boolean
  /** True for terminal glasses. The message about a missing addition then mentions them. */
  readonly terminal?: boolean
}

/**
 * Checks a glasses prescription and returns it with negative cylinders and null where nothing is prescribed. Limits
 * apply to the typed values, which the user can compare with the paper, so do not check the result again.
 */
export function checkGlassesPrescription(
  draft: GlassesPrescriptionDraft,
  check: GlassesCheck,
): Result<GlassesPrescription, GlassesProblems> {
  const problems = problemsOf(draft, check)
  return Object.keys(problems).length > 0 ? err(problems) : ok(complete(draft))
}

/** Returns the problems of a draft by field; empty without any. */
export function problemsOf(draft: GlassesPrescriptionDraft, check: GlassesCheck): GlassesProblems {
  const problems: Partial<Record<GlassesField | typeof CONFIRM_AGE_FIELD, FieldProblem>> = {}
  for (const eye of EYES) Object.assign(problems, problemsOfEye(draft, eye, check))
  if (!check.confirmedRecent)
    problems[CONFIRM_AGE_FIELD] = fieldProblem(prescriptionCheckMessages.prescriptionConfirmAge)
  return problems
}

function problemsOfEye(draft: GlassesPrescriptionDraft, eye: Eye, check: GlassesCheck): GlassesProblems {
  const sphere = draft[`${eye}Sphere`] ?? null
  const cylinder = draft[`${eye}Cylinder`] ?? null
  const addition = draft[`${eye}Addition`] ?? null
  const distance = draft[`${eye}PupillaryDistance`] ?? null
  const found: readonly (readonly [GlassesField, FieldProblem | null])[] = [
    [
      `${eye}Sphere`,
      sphere === null
        ? fieldProblem(prescriptionCheckMessages.prescriptionSphereRequired, { eye })
        : outside(sphere, SPHERE, prescriptionCheckMessages.prescriptionSphereRange),
    ],
    [
      `${eye}Cylinder`,
      cylinder === null ? null : outside(cylinder, CYLINDER, prescriptionCheckMessages.prescriptionCylinderRange),
    ],
    [`${eye}Axis`, axisProblem(draft[`${eye}Axis`] ?? null, cylinder)],
    [`${eye}Addition`, addition === null ? missingAddition(check) : additionProblem(addition, sphere)],
    [`${eye}PupillaryDistance`, distanceProblem(distance)],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null)) as GlassesProblems
}

/** The axis is the cylinder's direction: required with a cylinder, and empty without one [VALID-030]. */
function axisProblem(axis: number | null, cylinder: number | null): FieldProblem | null {
  const hasCylinder = cylinder !== null && cylinder !== 0
  if (axis === null) return hasCylinder ? fieldProblem(prescriptionCheckMessages.prescriptionAxisRequired) : null
  if (!hasCylinder) return fieldProblem(prescriptionCheckMessages.prescriptionAxisEmptyWithoutCylinder)
  const sound = Number.isInteger(axis) && axis >= AXIS.min && axis <= AXIS.max
  return sound ? null : fieldProblem(prescriptionCheckMessages.prescriptionAxisRange)
}

function missingAddition({ additionRequired = false, terminal = false }: GlassesCheck): FieldProblem | null {
  if (!additionRequired) return null
  return fieldProblem(
    terminal
      ? prescriptionCheckMessages.prescriptionAdditionRequiredTerminal
      : prescriptionCheckMessages.prescriptionAdditionRequired,
  )
}

function additionProblem(addition: number, sphere: number | null): FieldProblem | null {
  const range = outside(addition, ADDITION, prescriptionCheckMessages.prescriptionAdditionRange)
  if (range !== null) return range
  const sum = hundredthsOf(sphere) + hundredthsOf(addition)
  return sum > SPHERE_PLUS_ADDITION_MAXIMUM
    ? fieldProblem(prescriptionCheckMessages.prescriptionSpherePlusAddition)
    : null
}

function distanceProblem(distance: number | null): FieldProblem | null {
  if (distance === null) return fieldProblem(prescriptionCheckMessages.prescriptionPdRequired)
  const hundredths = toHundredths(distance)
  const { min, max, step } = PUPILLARY_DISTANCE
  if (hundredths === null || hundredths < min || hundredths > max) {
    return fieldProblem(prescriptionCheckMessages.prescriptionPdRange, { min: min / 100, max: max / 100 })
  }
  return hundredths % step === 0 ? null : fieldProblem(prescriptionCheckMessages.prescriptionStep, { step: '0,5' })
}

type RangeMessage = (params: { readonly min: string; readonly max: string }) => string

function outside(dioptres: number, { min, max, step }: Range, message: RangeMessage): FieldProblem | null {
  const hundredths = toHundredths(dioptres)
  const sound = hundredths !== null && hundredths >= min && hundredths <= max && hundredths % step === 0
  return sound ? null : fieldProblem(message, { min: formatHundredths(min), max: formatHundredths(max) })
}

/**
 * Returns the form that identifies a cart line and goes to the workshop: exact hundredths, negative cylinder or null,
 * and axis 180 for 0.
 */
function complete(draft: GlassesPrescriptionDraft): GlassesPrescription {
  return Object.fromEntries(
    EYES.flatMap((eye) => {
      const { sphere, cylinder, axis } = minusForm({
        sphere: hundredthsOf(draft[`${eye}Sphere`]),
        cylinder: hundredthsOf(draft[`${eye}Cylinder`]),
        axis: draft[`${eye}Axis`] === AXIS.min ? AXIS.max : (draft[`${eye}Axis`] ?? null),
      })
      const addition = draft[`${eye}Addition`] ?? null
      return [
        [`${eye}Sphere`, toDioptres(sphere)],
        [`${eye}Cylinder`, cylinder === 0 ? null : toDioptres(cylinder)],
        [`${eye}Axis`, axis],
        [`${eye}Addition`, addition === null ? null : toDioptres(hundredthsOf(addition))],
        [`${eye}PupillaryDistance`, toDioptres(hundredthsOf(draft[`${eye}PupillaryDistance`]))],
      ]
    }),
  ) as unknown as GlassesPrescription
}

function hundredthsOf(value: number | null | undefined): Hundredths {
  return toHundredths(value ?? 0) ?? 0
}
