import type { LensIndex } from '../catalogue/lenses.js'
import type { Hundredths } from '../prescription/dioptres.js'

/**
 * Strongest power that a lens of an index is sold for, plus or minus, hundredths of a dioptre. It follows from the
 * thickness at the edge: the sagitta of a thin lens is about P·r² / (2000·(n−1)) mm, so over the 50 mm of a usual lens
 * (r = 25) these powers come to 1.3 mm (n 1.5), 2.1 mm (1.6), 2.8 mm (1.67) and 5.1 mm (1.74) on top of the thinnest
 * place. Beyond ±12.00 makers grind to order only (lenticular or bi-concave forms).
 */
export const LENS_POWER_MAXIMUM: Readonly<Record<LensIndex, Hundredths>> = {
  '1.5': 200,
  '1.6': 400,
  '1.67': 600,
  '1.74': 1200,
}

/**
 * Diameter of the uncut lens, mm. Usual catalogue sizes: semi-finished blanks of 1.5 and 1.6 come in 80 mm, the thin
 * materials in 75 mm.
 */
export const BLANK_DIAMETER_MM: Readonly<Record<LensIndex, number>> = { '1.5': 80, '1.6': 80, '1.67': 75, '1.74': 75 }

/** From this power on a plus lens is made smaller, since the thickness in its middle grows with the diameter. */
export const STRONG_PLUS: Hundredths = 600
export const STRONG_PLUS_DIAMETER_MM = 65

/** What is ground off around a lens, mm in all: the usual allowance in the formula of the minimum blank size. */
export const EDGING_ALLOWANCE_MM = 2

/**
 * Thinnest a minus lens is ground in its middle, mm: the usual minimum of makers for a hard-coated lens that passes the drop ball
 * test (CR-39 is brittle and left at 2.0; the thiourethanes MR-8, MR-7 and MR-174 hold at 1.3 to 1.0).
 */
export const MINIMUM_CENTRE_MM: Readonly<Record<LensIndex, number>> = { '1.5': 2, '1.6': 1.3, '1.67': 1.1, '1.74': 1 }

/** Thinnest a lens may be at its edge, mm, so that it holds in the groove of the rim. */
export const MINIMUM_EDGE_MM = 1
