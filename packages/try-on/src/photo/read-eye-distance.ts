import { typedCode } from '@klarsikt/core/lib'
import {
  ADULT_EYE_DISTANCE,
  EYE_DISTANCE_LIMITS_MM,
  type EyeDistance,
  measuredEyeDistance,
} from '../fit/eye-distance.js'

/** An eye distance and how it is known: from the customer, by the picture, or not at all. */
export interface KnownDistance extends EyeDistance {
  readonly basis: 'typed' | 'estimated' | 'assumed'
}

/** A pupillary distance as it is typed: whole or half millimetres, with a comma or a point. Empty is the estimate, or that of most adults; null is none. */
export function readEyeDistance(typed: string, estimate: EyeDistance = ADULT_EYE_DISTANCE): KnownDistance | null {
  const text = typedCode(typed).replace(/mm$/i, '').replace(',', '.')
  if (text === '') return { ...estimate, basis: estimate === ADULT_EYE_DISTANCE ? 'assumed' : 'estimated' }
  if (!/^\d{2}(?:\.\d{1,2})?$/.test(text)) return null
  const mm = Number(text)
  const { min, max } = EYE_DISTANCE_LIMITS_MM
  return mm >= min && mm <= max ? { ...measuredEyeDistance(mm), basis: 'typed' } : null
}
