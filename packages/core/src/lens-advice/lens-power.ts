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

/** Dioptres that one lens is ground for in its main part: level, upright, and the mean of its sphere and cylinder. */
export type GroundPower = { readonly level: number; readonly upright: number; readonly mean: number }

/** The main part is the one for far where the lens has one. A cylinder works across its axis: C·sin² of the angle to it. */
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
