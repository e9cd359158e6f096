import {
  ADULT_EYE_DISTANCE,
  EYE_DISTANCE_LIMITS_MM,
  type EyeDistance,
  measuredEyeDistance,
} from '../fit/eye-distance.js'

/** A pupillary distance as it is typed: whole or half millimetres, with a comma or a point. Empty is that of most adults; null is none. */
export function readEyeDistance(typed: string): EyeDistance | null {
  const text = typed.trim().replace(',', '.')
  if (text === '') return ADULT_EYE_DISTANCE
  if (!/^\d{2}(?:\.\d{1,2})?$/.test(text)) return null
  const mm = Number(text)
  const { min, max } = EYE_DISTANCE_LIMITS_MM
  return mm >= min && mm <= max ? measuredEyeDistance(mm) : null
}
