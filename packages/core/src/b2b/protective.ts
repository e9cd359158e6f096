import { oneOf } from '../lib/one-of.js'
import * as b2bMessages from '../messages/generated/b2b.js'

/** Impact classes of protective glasses that an agreement can include (EN 166, EN ISO 16321; decision H1). */
export const PROTECTIVE_CLASSES = ['F', 'B'] as const
export type ProtectiveClass = (typeof PROTECTIVE_CLASSES)[number]
export const isProtectiveClass = oneOf(PROTECTIVE_CLASSES)

export const PROTECTIVE_MESSAGES = {
  F: b2bMessages.protectiveF,
  B: b2bMessages.protectiveB,
} as const satisfies Record<ProtectiveClass, () => string>
