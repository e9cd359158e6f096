import { oneOf } from '../lib/one-of.js'
import * as agreementMessages from '../messages/generated/agreement.js'

/** Impact classes of protective glasses that an agreement can include (EN 166, EN ISO 16321; decision H1). */
export const PROTECTIVE_CLASSES = ['F', 'B'] as const
export type ProtectiveClass = (typeof PROTECTIVE_CLASSES)[number]
export const isProtectiveClass = oneOf(PROTECTIVE_CLASSES)

export const PROTECTIVE_MESSAGES = {
  F: agreementMessages.protectiveF,
  B: agreementMessages.protectiveB,
} as const satisfies Record<ProtectiveClass, () => string>
