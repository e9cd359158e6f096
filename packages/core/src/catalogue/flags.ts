import { oneOf } from '../lib/one-of.js'

/** Colours of the flag on a product card [CARD-007]. */
export const FLAG_COLORS = ['Blue', 'Orange', 'Black'] as const
export type FlagColor = (typeof FLAG_COLORS)[number]
export const isFlagColor = oneOf(FLAG_COLORS)

/** A short text on a product picture [CARD-006]. */
export type Flag = { readonly text: string; readonly color: FlagColor }
