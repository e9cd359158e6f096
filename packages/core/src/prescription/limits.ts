import type { Hundredths } from './dioptres.js'

/** Range of a value in hundredths of its unit, both ends included. */
export interface Range {
  readonly min: Hundredths
  readonly max: Hundredths
  /** Distance between allowed values, hundredths. */
  readonly step: Hundredths
}

/** What can be ground, hundredths of a dioptre. */
export const SPHERE: Range = { min: -2000, max: 2000, step: 25 }
export const CYLINDER: Range = { min: -600, max: 600, step: 25 }
export const ADDITION: Range = { min: 75, max: 350, step: 25 }

/** Pupillary distance per eye, hundredths of a millimetre. */
export const PUPILLARY_DISTANCE: Range = { min: 2000, max: 4000, step: 50 }

/** Degrees, both ends included. */
export const AXIS = { min: 0, max: 180 } as const

/** Sphere plus addition of one eye may reach this, hundredths of a dioptre [VALID-027]. */
export const SPHERE_PLUS_ADDITION_MAXIMUM: Hundredths = 400

/** A prescription may be this old when it is used, months [VALID-026]. */
export const PRESCRIPTION_VALIDITY_MONTHS = 12

/** Longest working distance, centimetres [VALID-025]. */
export const WORKING_DISTANCE_MAXIMUM = 500
