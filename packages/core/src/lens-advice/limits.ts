import type { LensIndex } from '../catalogue/lenses.js'
import type { Hundredths } from '../prescription/dioptres.js'

/**
 * Strongest plus or minus power for which lenses of an index are sold, in hundredths of a dioptre. It follows from the
 * thickness at the edge. The sagitta of a thin lens is about P·r² / (2000·(n−1)) mm. For a usual lens of 50 mm (r = 25)
 * these powers add 1.3 mm (n 1.5), 2.1 mm (1.6), 2.8 mm (1.67) and 5.1 mm (1.74) to the thinnest place. Beyond ±12.00
 * makers only grind to order (lenticular or bi-concave lenses).
 */
export const LENS_POWER_MAXIMUM: Readonly<Record<LensIndex, Hundredths>> = {
  '1.5': 200,
  '1.6': 400,
  '1.67': 600,
  '1.74': 1200,
}

/**
 * Diameter of the uncut lens in millimetres, as in makers' catalogues: 80 for semi-finished blanks of 1.5 and 1.6, 75
 * for thinner materials.
 */
export const BLANK_DIAMETER_MM: Readonly<Record<LensIndex, number>> = { '1.5': 80, '1.6': 80, '1.67': 75, '1.74': 75 }

/** Above this power plus lenses are made smaller, because the thickness in the middle grows with the diameter. */
export const STRONG_PLUS: Hundredths = 600
export const STRONG_PLUS_DIAMETER_MM = 65

/** Millimetres that edging removes from the diameter, as in the usual formula of the minimum blank size. */
export const EDGING_ALLOWANCE_MM = 2

/**
 * Least thickness in the middle of a minus lens in millimetres. Makers usually keep it for hard-coated lenses that pass
 * the drop ball test. CR-39 is brittle and needs 2.0; MR-8, MR-7 and MR-174 hold at 1.3 to 1.0.
 */
export const MINIMUM_CENTRE_MM: Readonly<Record<LensIndex, number>> = { '1.5': 2, '1.6': 1.3, '1.67': 1.1, '1.74': 1 }

/** Least thickness at the edge in millimetres, so that the lens holds in the groove of the rim. */
export const MINIMUM_EDGE_MM = 1
