import type { GlassesField } from '../prescription/glasses.js'

/** The prescription of ground lenses in a cart: dioptres, degrees and millimetres [CART-003]. */
export type PrescriptionGlasses = Readonly<Record<GlassesField, number | null>>
