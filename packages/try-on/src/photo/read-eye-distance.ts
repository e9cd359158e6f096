import { typedCode } from '@klarsikt/core/lib'
import {
  ADULT_EYE_DISTANCE,
  EYE_DISTANCE_LIMITS_MM,
  type EyeDistance,
  measuredEyeDistance,
} from '../fit/eye-distance.js'

/** An eye distance and its source: typed by the customer, estimated from the picture, or assumed. */
export interface KnownDistance extends EyeDistance {
  readonly basis: 'typed' | 'estimated' | 'assumed'
}

/**
 * Reads a typed pupillary distance in mm, with a comma or a point. An empty text gives the estimate, or the mean of
 * adults. Returns null for a text that is wrong.
 */
export function readEyeDistance(typed: string, estimate: EyeDistance = ADULT_EYE_DISTANCE): KnownDistance | null {
  const text = typedCode(typed).replace(/mm$/i, '').replace(',', '.')
  if (text === '') return { ...estimate, basis: estimate === ADULT_EYE_DISTANCE ? 'assumed' : 'estimated' }
  if (!/^\d{2}(?:\.\d{1,2})?$/.test(text)) return null
  const mm = Number(text)
  const { min, max } = EYE_DISTANCE_LIMITS_MM
  return mm >= min && mm <= max ? { ...measuredEyeDistance(mm), basis: 'typed' } : null
}
