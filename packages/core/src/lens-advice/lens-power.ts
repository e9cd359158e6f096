import type { FrameLensType } from '../catalogue/lenses.js'
import { type Hundredths, toHundredths } from '../prescription/dioptres.js'
import type { Eye, GlassesField } from '../prescription/glasses.js'

/** Strengths of both eyes, as a cart and a checked form carry them; null where nothing is prescribed. */
export type LensPrescription = Readonly<Record<GlassesField, number | null>>

/** Which parts of a lens carry which power: `far` without and `near` with the addition. */
const GROUND_FOR: Readonly<Record<FrameLensType, { readonly far: boolean; readonly near: boolean }>> = {
  'single-vision': { far: true, near: false },
  progressive: { far: true, near: true },
  reading: { far: false, near: true },
  office: { far: true, near: true },
  plano: { far: false, near: false },
}

/**
 * The power of one eye that is furthest from zero, in any direction and any part of the lens: a cylinder adds to the
 * sphere in one direction, an addition in the part for near. This is what the thickness follows.
 */
export function strongestPower(type: FrameLensType, prescription: LensPrescription, eye: Eye): Hundredths {
  const part = (name: 'Sphere' | 'Cylinder' | 'Addition') => toHundredths(prescription[`${eye}${name}`] ?? 0) ?? 0
  const meridians = [part('Sphere'), part('Sphere') + part('Cylinder')]
  const { far, near } = GROUND_FOR[type]
  const powers = [...(far ? meridians : []), ...(near ? meridians.map((power) => power + part('Addition')) : [])]
  return powers.reduce((strongest, power) => (Math.abs(power) > Math.abs(strongest) ? power : strongest), 0)
}
