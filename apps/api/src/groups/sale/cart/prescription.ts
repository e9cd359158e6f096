import type { TypedPrescription } from '@klarsikt/contract/shop/types'
import type { FrameLensGroup } from '@klarsikt/core/catalogue'
import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import {
  type Eye,
  type GlassesPrescription,
  type GlassesPrescriptionText,
  readGlassesPrescription,
  readWorkingDistances,
  transposedEyes,
  type WorkingDistances,
} from '@klarsikt/core/prescription'
import type { Encryption } from '@klarsikt/server/encryption'
import type { LensRefusal } from './lens-advice.js'

/** The prescription that lenses are ground to. */
export type GroundPrescription = {
  readonly glasses: GlassesPrescription
  readonly workingDistances: WorkingDistances | null
  /** The eyes whose cylinder was typed as a positive number; missing in older sealed values. */
  readonly transposedEyes?: readonly Eye[]
}

type Needs = Pick<FrameLensGroup, 'needsAddition' | 'needsWorkingDistance'>

const PURPOSE = 'cart.prescription'
const FIELDS: Readonly<Record<string, string>> = {
  Sphere: 'sphere',
  Cylinder: 'cylinder',
  Axis: 'axis',
  Addition: 'addition',
  PupillaryDistance: 'pupillaryDistance',
}

/** Checks a typed prescription for one kind of lens. The errors use the caller's field names, such as `right.axis`. */
export function readPrescription(
  typed: TypedPrescription,
  needs: Needs,
): Result<GroundPrescription, Record<string, string>> {
  const glasses = readGlassesPrescription(asText(typed), {
    confirmedRecent: typed.confirmedRecent,
    additionRequired: needs.needsAddition,
    terminal: needs.needsWorkingDistance,
  })
  const distances = needs.needsWorkingDistance ? readWorkingDistances(typed.workingDistance ?? {}) : ok(null)
  if (glasses.ok && distances.ok)
    return ok({
      glasses: glasses.value,
      workingDistances: distances.value,
      transposedEyes: transposedEyes(asText(typed)),
    })
  return err({
    ...(glasses.ok ? {} : texts(glasses.error, wireField)),
    ...(distances.ok ? {} : texts(distances.error, (field) => `workingDistance.${field}`)),
  })
}

/** The refusal of an unsuitable lens, at the field of the prescription that it does not suit. */
export function lensRefusal({ field, text }: Pick<LensRefusal, 'field' | 'text'>) {
  return { code: 'lens.unsuitable', fields: { [wireField(field)]: text } } as const
}

/** Seals a prescription, because it is health data. */
export function sealPrescription(encryption: Encryption, prescription: GroundPrescription): string {
  return encryption.encrypt(JSON.stringify(prescription), PURPOSE)
}

export function openPrescription(encryption: Encryption, sealed: string): GroundPrescription {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as GroundPrescription
}

function asText({ right, left }: TypedPrescription): GlassesPrescriptionText {
  return {
    rightSphere: right.sphere,
    rightCylinder: right.cylinder,
    rightAxis: right.axis,
    rightAddition: right.addition,
    rightPupillaryDistance: right.pupillaryDistance,
    leftSphere: left.sphere,
    leftCylinder: left.cylinder,
    leftAxis: left.axis,
    leftAddition: left.addition,
    leftPupillaryDistance: left.pupillaryDistance,
  }
}

/** Translates `rightAxis` to the caller's name `right.axis`. */
function wireField(field: string): string {
  const match = /^(right|left)(.+)$/.exec(field)
  return match ? `${match[1]}.${FIELDS[match[2] ?? ''] ?? match[2]}` : field
}

function texts(
  problems: Readonly<Partial<Record<string, FieldProblem>>>,
  name: (field: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[name(field), problemText(problem)]] : [])),
  )
}
