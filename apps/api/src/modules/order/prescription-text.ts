import type { PrescriptionGlasses } from '@klarsikt/core/cart'
import type { SnapshotLine } from './snapshot.js'

type Eye = { sphere: number | null; cylinder: number | null; axis: number | null; addition: number | null }

/** Strengths in one line for the buyer, `Höger −1,25 / −0,50 × 90, vänster −1,00`; null where there are none. */
export function prescriptionText(
  line: Pick<SnapshotLine, 'prescription' | 'prescriptionGlasses' | 'workingDistances'>,
): string | null {
  const { prescription, prescriptionGlasses: glasses, workingDistances: distances } = line
  if (glasses) {
    const eyes = [`Höger ${eyeText(eyeOf(glasses, 'right'))}`, `vänster ${eyeText(eyeOf(glasses, 'left'))}`]
    return [...eyes, ...distanceTexts(distances)].join(', ')
  }
  if (!prescription) return null
  const { power, baseCurve, diameter, cylinder, axis, addition } = prescription
  const parts = [`Styrka ${decimals(power)}`, `BC ${decimals(baseCurve)}`, `DIA ${decimals(diameter)}`]
  if (cylinder !== null) parts.push(`CYL ${decimals(cylinder)}`)
  if (axis !== null) parts.push(`AXL ${axis}`)
  if (addition !== null) parts.push(`ADD ${decimals(addition)}`)
  return parts.join(', ')
}

const DISTANCES = { monitor: 'skärm', tools: 'verktyg', other: 'annat' } as const

function distanceTexts(distances: SnapshotLine['workingDistances']): string[] {
  const given = (['monitor', 'tools', 'other'] as const).filter((field) => distances?.[field] != null)
  return given.map((field) => `avstånd till ${DISTANCES[field]} ${distances?.[field]} cm`)
}

function eyeOf(all: PrescriptionGlasses, side: 'right' | 'left'): Eye {
  return {
    sphere: all[`${side}Sphere`],
    cylinder: all[`${side}Cylinder`],
    axis: all[`${side}Axis`],
    addition: all[`${side}Addition`],
  }
}

function eyeText({ sphere, cylinder, axis, addition }: Eye): string {
  const parts = [dioptres(sphere ?? 0)]
  if (cylinder !== null && cylinder !== 0) parts.push(`/ ${dioptres(cylinder)} × ${axis ?? 0}`)
  if (addition !== null) parts.push(`ADD ${dioptres(addition)}`)
  return parts.join(' ')
}

function dioptres(value: number): string {
  const sign = value < 0 ? '\u2212' : value > 0 ? '+' : ''
  return `${sign}${Math.abs(value).toFixed(2).replace('.', ',')}`
}

function decimals(text: string): string {
  return text.replace('.', ',').replace(/^-/, '\u2212')
}
