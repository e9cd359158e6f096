import { type AwaitedSource, awaitedSourceText } from '../awaited-prescription/source.js'
import type { LensParameters } from '../catalogue/index.js'
import * as workingDistanceMessages from '../messages/generated/working-distance.js'
import { formatLensPower } from './contact-lens.js'
import { formatEye } from './format-glasses.js'
import { type Eye, EYES, type GlassesField } from './glasses.js'
import { transposedText } from './transposed.js'
import { WORKING_DISTANCE_FIELDS, type WorkingDistanceField, type WorkingDistances } from './working-distance.js'

const EYE_NAMES: Readonly<Record<Eye, string>> = { right: 'Höger', left: 'Vänster' }

/** What a cart or order line is made to. Only the buyer sees it. */
export type PrescribedLine = {
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: Readonly<Record<GlassesField, number | null>> | null
  readonly workingDistances: WorkingDistances | null
  /** How the customer will send a prescription that is still missing. */
  readonly prescriptionSource?: AwaitedSource | null
  /** Eyes that a contact lens was chosen for; absent if unknown. */
  readonly eyes?: readonly Eye[]
  /** Eyes for which the user typed a positive cylinder. It is stored as a negative one. */
  readonly transposedEyes?: readonly Eye[]
  /** Identifies the frame of a ground lens; null for the frame itself. */
  readonly parent: string | number | null
}

/** Writes the prescription of a line, one text per row. Cart, order and receipt show the same texts. */
export function prescriptionDetails(line: PrescribedLine): string[] {
  // A frame has the same prescription as its lenses, which already show it.
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
