import { type AwaitedSource, awaitedSourceText } from '../awaited-prescription/source.js'
import type { LensParameters } from '../catalogue/index.js'
import * as workingDistanceMessages from '../messages/generated/working-distance.js'
import { formatLensPower } from './contact-lens.js'
import { formatEye } from './format-glasses.js'
import { type Eye, EYES, type GlassesField } from './glasses.js'
import { transposedText } from './transposed.js'
import { WORKING_DISTANCE_FIELDS, type WorkingDistanceField, type WorkingDistances } from './working-distance.js'

const EYE_NAMES: Readonly<Record<Eye, string>> = { right: 'Höger', left: 'Vänster' }

/** What a line of a cart or an order is ground or made for; shown only to the buyer. */
export type PrescribedLine = {
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: Readonly<Record<GlassesField, number | null>> | null
  readonly workingDistances: WorkingDistances | null
  /** Where the strengths come from that are still missing. */
  readonly prescriptionSource?: AwaitedSource | null
  /** Eyes that a contact lens was chosen for, if known. */
  readonly eyes?: readonly Eye[]
  /** Eyes whose cylinder was typed with a plus, and reads differently here. */
  readonly transposedEyes?: readonly Eye[]
  /** Whatever names the frame that a lens is ground for; null for the frame itself. */
  readonly parent: string | number | null
}

/** Strengths in the words of a prescription, a text for each row: the same from the cart to the receipt. */
export function prescriptionDetails(line: PrescribedLine): string[] {
  // A frame carries the same values as the lenses ground for it; they are shown with the lenses.
  const glasses = line.parent === null ? null : line.prescriptionGlasses
  const missing = line.parent === null || glasses ? null : line.prescriptionSource
  return [
    ...(line.prescription ? [eyesText(line.eyes ?? []) + contactLensText(line.prescription)] : []),
    ...(glasses ? EYES.flatMap((eye) => eyeTexts(glasses, eye, line.transposedEyes ?? [])) : []),
    ...(missing ? [awaitedSourceText(missing)] : []),
    ...(glasses ? distanceTexts(line.workingDistances) : []),
  ]
}

function eyesText(eyes: readonly Eye[]): string {
  const names = EYES.filter((eye) => eyes.includes(eye)).map((eye) => EYE_NAMES[eye])
  return names.length === 0 ? '' : `${names.join(' och ').replace(/ och V/, ' och v')} öga: `
}

function eyeTexts(glasses: NonNullable<PrescribedLine['prescriptionGlasses']>, eye: Eye, transposed: readonly Eye[]) {
  const typed = transposed.includes(eye) ? transposedText(glasses, eye) : null
  return [`${EYE_NAMES[eye]}: ${formatEye(glasses, eye)}`, ...(typed === null ? [] : [typed])]
}

function contactLensText({ power, baseCurve, diameter, cylinder, axis, addition }: LensParameters): string {
  return [
    `Styrka ${formatLensPower(power)}`,
    `BC ${baseCurve.replace('.', ',')}`,
    `DIA ${diameter.replace('.', ',')}`,
    ...(cylinder ? [`CYL ${formatLensPower(cylinder)}`] : []),
    ...(axis ? [`AX ${axis}`] : []),
    ...(addition ? [`ADD ${formatLensPower(addition)}`] : []),
  ].join(' · ')
}

const DISTANCE_NAMES: Readonly<Record<WorkingDistanceField, () => string>> = {
  monitor: workingDistanceMessages.workingDistanceMonitor,
  tools: workingDistanceMessages.workingDistanceTools,
  other: workingDistanceMessages.workingDistanceOther,
}

function distanceTexts(distances: WorkingDistances | null): string[] {
  const given = WORKING_DISTANCE_FIELDS.flatMap((field) => {
    const centimetres = distances?.[field]
    const name = DISTANCE_NAMES[field]().toLocaleLowerCase('sv')
    return centimetres == null ? [] : [`${name} ${centimetres} cm`]
  })
  return given.length === 0 ? [] : [`${workingDistanceMessages.workingDistance()}: ${given.join(', ')}`]
}
