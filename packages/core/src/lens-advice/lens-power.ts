import type { FrameLensType } from '../catalogue/lenses.js'
import { type Hundredths, toHundredths } from '../prescription/dioptres.js'
import type { Eye, GlassesField } from '../prescription/glasses.js'

/** Prescription of both eyes, as carts and checked forms hold it. Null where nothing is prescribed. */
export type LensPrescription = Readonly<Record<GlassesField, number | null>>

/** Which parts each lens has: `far` without and `near` with the addition. */
const GROUND_FOR: Readonly<Record<FrameLensType, { readonly far: boolean; readonly near: boolean }>> = {
  'single-vision': { far: true, near: false },
  progressive: { far: true, near: true },
  reading: { far: false, near: true },
  office: { far: true, near: true },
  plano: { far: false, near: false },
}

/**
 * Returns the power of an eye farthest from zero, which decides the thickness. The cylinder adds to the sphere in one
 * direction, and the addition in the near part.
 */
export function strongestPower(type: FrameLensType, prescription: LensPrescription, eye: Eye): Hundredths {
  const part = (name: 'Sphere' | 'Cylinder' | 'Addition') => toHundredths(prescription[`${eye}${name}`] ?? 0) ?? 0
  const meridians = [part('Sphere'), part('Sphere') + part('Cylinder')]
  const { far, near } = GROUND_FOR[type]
  const powers = [...(far ? meridians : []), ...(near ? meridians.map((power) => power + part('Addition')) : [])]
  return powers.reduce((strongest, power) => (Math.abs(power) > Math.abs(strongest) ? power : strongest), 0)
}

/** Dioptres of the main part of one lens: horizontally, vertically, and the mean of sphere and cylinder. */
export type GroundPower = { readonly level: number; readonly upright: number; readonly mean: number }

/**
 * Returns the power of a lens's main part, which is the far part if it has one. A cylinder C acts with C·sin² of the
 * angle to its axis.
 */
export function groundPower(type: FrameLensType, prescription: LensPrescription, eye: Eye): GroundPower {
  if (type === 'plano') return { level: 0, upright: 0, mean: 0 }
  const addition = GROUND_FOR[type].far ? 0 : (prescription[`${eye}Addition`] ?? 0)
  const sphere = (prescription[`${eye}Sphere`] ?? 0) + addition
  const cylinder = prescription[`${eye}Cylinder`] ?? 0
  const axis = ((prescription[`${eye}Axis`] ?? 0) * Math.PI) / 180
  return {
    level: sphere + cylinder * Math.sin(axis) ** 2,
    upright: sphere + cylinder * Math.cos(axis) ** 2,
    mean: sphere + cylinder / 2,
  }
}
