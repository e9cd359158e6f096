/** How far apart the pupils are when they look far away, and how much 19 of 20 people differ from it at most. */
export interface EyeDistance {
  readonly mm: number
  readonly marginMm: number
}

/** Adults; 19 of 20 lie between 56 and 70 mm. */
export const ADULT_EYE_DISTANCE: EyeDistance = { mm: 63, marginMm: 7 }

/** Distances that may be given, mm: those of prescriptions, for both eyes together. A test holds the two to each other. */
export const EYE_DISTANCE_LIMITS_MM = { min: 40, max: 80 } as const

/** How exactly an optician measures. */
const MEASURED_MARGIN_MM = 1

/** Width of the coloured part of an eye: nearly the same in all adults. */
export const IRIS_MM = { width: 11.7, margin: 0.8 } as const

/** By which share a width of an iris may be read wrong in a picture. */
const IRIS_READING_SHARE = 0.06

/** A distance from a prescription. */
export function measuredEyeDistance(mm: number): EyeDistance {
  return { mm, marginMm: MEASURED_MARGIN_MM }
}

/** A distance by how wide the irises are in the same picture: `ratio` is the distance as a multiple of that width. */
export function eyeDistanceByIris(ratio: number): EyeDistance {
  const mm = ratio * IRIS_MM.width
  return { mm, marginMm: mm * Math.hypot(IRIS_MM.margin / IRIS_MM.width, IRIS_READING_SHARE) }
}

/** Two distances that were found independently as one: the surer one counts for more. */
export function combinedEyeDistance(a: EyeDistance, b: EyeDistance): EyeDistance {
  const [weightA, weightB] = [a.marginMm ** -2, b.marginMm ** -2]
  const weight = weightA + weightB
  return { mm: (a.mm * weightA + b.mm * weightB) / weight, marginMm: weight ** -0.5 }
}
