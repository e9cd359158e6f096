import { typedCode } from '../lib/index.js'
import * as workingDistanceMessages from '../messages/generated/working-distance.js'
import { formatDioptres, formatHundredths, parseDioptres, toDioptres, toHundredths } from './dioptres.js'
import { type Eye, EYES, type GlassesField, type GlassesPrescriptionText } from './glasses.js'
import { AXIS } from './limits.js'
import { minusForm, transpose } from './optics.js'

/** Returns the eyes whose cylinder was typed as positive. It is stored negative, so it differs from the paper. */
export function transposedEyes(typed: GlassesPrescriptionText): readonly Eye[] {
  return EYES.filter((eye) => (parseDioptres(typed[`${eye}Cylinder`] ?? '') ?? 0) > 0)
}

/** Writes a typed positive cylinder as it is ground: `SPH −0,50 CYL −0,75 AX 95°`; null without one. */
export function minusFormText(typed: GlassesPrescriptionText, eye: Eye): string | null {
  if (!transposedEyes(typed).includes(eye)) return null
  const sphere = parseDioptres(typed[`${eye}Sphere`] ?? '')
  const cylinder = parseDioptres(typed[`${eye}Cylinder`] ?? '')
  const axis = Number(typedCode(typed[`${eye}Axis`] ?? '').replace(/[°o]$/, '') || Number.NaN)
  if (sphere === null || cylinder === null || !Number.isInteger(axis) || axis < AXIS.min || axis > AXIS.max) return null
  const minus = minusForm({ sphere, cylinder, axis })
  return `SPH ${formatHundredths(minus.sphere)} CYL ${formatHundredths(minus.cylinder)} AX ${minus.axis}°`
}

/** Writes for an eye the values on the paper, and that they are the same lens. Null if a value is missing. */
export function transposedText(prescription: Readonly<Record<GlassesField, number | null>>, eye: Eye): string | null {
  const [sphere, cylinder] = [prescription[`${eye}Sphere`], prescription[`${eye}Cylinder`]]
  const axis = prescription[`${eye}Axis`]
  if (sphere === null || cylinder === null || axis === null) return null
  const plus = transpose({ sphere: toHundredths(sphere) ?? 0, cylinder: toHundredths(cylinder) ?? 0, axis })
  return workingDistanceMessages.transposed({
    typed: `SPH ${formatDioptres(toDioptres(plus.sphere))} CYL ${formatDioptres(toDioptres(plus.cylinder))} AX ${plus.axis}°`,
  })
}
