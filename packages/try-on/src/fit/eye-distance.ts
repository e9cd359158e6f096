/** Distance of the pupils of eyes that look far away. For 19 of 20 people the true distance is within the margin. */
export interface EyeDistance {
  readonly mm: number
  readonly marginMm: number
}

/** Mean of adults. 19 of 20 lie between 56 and 70 mm. */
export const ADULT_EYE_DISTANCE: EyeDistance = { mm: 63, marginMm: 7 }

/**
 * Limits in mm for a typed distance. They are those of prescriptions for both eyes together, and a test compares the
 * two.
 */
export const EYE_DISTANCE_LIMITS_MM = { min: 40, max: 80 } as const

/** Accuracy of an optician's measurement. */
const MEASURED_MARGIN_MM = 1

/** Width of the coloured part of an eye. It is nearly the same in all adults. */
export const IRIS_MM = { width: 11.7, margin: 0.8 } as const

/** Share by which the width of an iris in a picture may be wrong. */
const IRIS_READING_SHARE = 0.06

/** Makes a distance of the value in a prescription. */
export function measuredEyeDistance(mm: number): EyeDistance {
  return { mm, marginMm: MEASURED_MARGIN_MM }
}

/**
 * Estimates the distance from the width of the irises in the same picture. `ratio` is the distance divided by that
 * width.
 */
export function eyeDistanceByIris(ratio: number): EyeDistance {
  const mm = ratio * IRIS_MM.width
  return { mm, marginMm: mm * Math.hypot(IRIS_MM.margin / IRIS_MM.width, IRIS_READING_SHARE) }
}

/** Combines two independent estimates. The more certain one counts for more. */
export function combinedEyeDistance(a: EyeDistance, b: EyeDistance): EyeDistance {
  const [weightA, weightB] = [a.marginMm ** -2, b.marginMm ** -2]
  const weight = weightA + weightB
  return { mm: (a.mm * weightA + b.mm * weightB) / weight, marginMm: weight ** -0.5 }
}
