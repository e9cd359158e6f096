import type { Hundredths } from './dioptres.js'

/** Range in hundredths of a unit, including both ends. */
export interface Range {
  readonly min: Hundredths
  readonly max: Hundredths
  /** Distance between allowed values. */
  readonly step: Hundredths
}

/** Powers that can be ground, in hundredths of a dioptre. */
export const SPHERE: Range = { min: -2000, max: 2000, step: 25 }
export const CYLINDER: Range = { min: -600, max: 600, step: 25 }
export const ADDITION: Range = { min: 75, max: 350, step: 25 }

/** Pupillary distance of one eye in hundredths of a millimetre. */
export const PUPILLARY_DISTANCE: Range = { min: 2000, max: 4000, step: 50 }

/** In degrees, including both ends. */
export const AXIS = { min: 0, max: 180 } as const

/** Largest sum of sphere and addition of one eye, in hundredths of a dioptre [VALID-027]. */
export const SPHERE_PLUS_ADDITION_MAXIMUM: Hundredths = 400

/** Highest age in months of a prescription when it is used [VALID-026]. */
export const PRESCRIPTION_VALIDITY_MONTHS = 12

/** Longest working distance in centimetres [VALID-025]. */
export const WORKING_DISTANCE_MAXIMUM = 500
