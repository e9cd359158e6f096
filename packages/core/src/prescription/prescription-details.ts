import type { LensParameters } from '../catalogue/index.js'
import { prescriptionMessages } from '../messages/prescription.js'
import { formatLensPower } from './contact-lens.js'
import { formatEye } from './format-glasses.js'
import type { GlassesField } from './glasses.js'
import { WORKING_DISTANCE_FIELDS, type WorkingDistances } from './working-distance.js'

/** What a line of a cart or an order is ground or made for; nobody but the buyer is shown it. */
export type PrescribedLine = {
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: Readonly<Record<GlassesField, number | null>> | null
  readonly workingDistances: WorkingDistances | null
  /** Whatever names the frame that a lens is ground for; null for the frame itself. */
  readonly parent: string | number | null
}

/** Strengths in the words of a prescription, a text for each row: the same from the cart to the receipt. */
export function prescriptionDetails(line: PrescribedLine): string[] {
  // A frame carries the same values as the lenses ground for it; they stand by the lenses.
  const glasses = line.parent === null ? null : line.prescriptionGlasses
  return [
    ...(line.prescription ? [contactLensText(line.prescription)] : []),
    ...(glasses ? [`Höger: ${formatEye(glasses, 'right')}`, `Vänster: ${formatEye(glasses, 'left')}`] : []),
    ...(glasses ? distanceTexts(line.workingDistances) : []),
  ]
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

function distanceTexts(distances: WorkingDistances | null): string[] {
  const given = WORKING_DISTANCE_FIELDS.flatMap((field) => {
    const centimetres = distances?.[field]
    const name = prescriptionMessages[`prescription.workingDistance.${field}`].toLocaleLowerCase('sv')
    return centimetres == null ? [] : [`${name} ${centimetres} cm`]
  })
  return given.length === 0 ? [] : [`${prescriptionMessages['prescription.workingDistance']}: ${given.join(', ')}`]
}
