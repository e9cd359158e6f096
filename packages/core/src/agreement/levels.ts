import { oneOf } from '../lib/one-of.js'
import * as agreementMessages from '../messages/generated/agreement.js'

/** Quality levels of the lenses that an agreement pays for (decision H1) [B2B-001]. */
export const GLASS_LEVELS = ['basic', 'plus', 'premium'] as const
export type GlassLevel = (typeof GLASS_LEVELS)[number]
export const isGlassLevel = oneOf(GLASS_LEVELS)

export const FRAME_LEVELS = ['basic', 'standard', 'premium'] as const
export type FrameLevel = (typeof FRAME_LEVELS)[number]
export const isFrameLevel = oneOf(FRAME_LEVELS)

export const LEVEL_MESSAGES = {
  basic: agreementMessages.levelBasic,
  standard: agreementMessages.levelStandard,
  plus: agreementMessages.levelPlus,
  premium: agreementMessages.levelPremium,
} as const satisfies Record<GlassLevel | FrameLevel, () => string>

/** How many frame models an agreement may let an employee choose among. */
export const FRAME_MODELS = { min: 1, max: 50 } as const
