import type { FrameLens } from '../catalogue/lenses.js'
import { err, ok, type Result } from '../lib/result.js'
import type { Hundredths } from '../prescription/dioptres.js'
import { type Eye, EYES } from '../prescription/glasses.js'
import { type LensPrescription, strongestPower } from './lens-power.js'
import {
  BLANK_DIAMETER_MM,
  EDGING_ALLOWANCE_MM,
  LENS_POWER_MAXIMUM,
  STRONG_PLUS,
  STRONG_PLUS_DIAMETER_MM,
} from './limits.js'

/** Width of the lens opening and of the bridge in millimetres; null if unknown. */
export type FrameSize = { readonly lensWidth: number | null; readonly noseBridge: number | null }

/**
 * Why a lens does not suit an eye: the power (hundredths of a dioptre) or the size (millimetres) is beyond what it is
 * made with.
 */
export type LensProblem =
  | { readonly reason: 'power'; readonly eye: Eye; readonly power: Hundredths; readonly maximum: Hundredths }
  | { readonly reason: 'diameter'; readonly eye: Eye; readonly needed: number; readonly diameter: number }

/**
 * Checks whether a lens can be ground for a prescription and a frame. Returns the first problem: power before diameter,
 * as another index often solves both.
 */
export function checkLens(
  { type, index }: Pick<FrameLens, 'type' | 'index'>,
  prescription: LensPrescription,
  frame: FrameSize,
): Result<void, LensProblem> {
  if (type === 'plano') return ok(undefined)
  const maximum = LENS_POWER_MAXIMUM[index]
  const powers = EYES.map((eye) => ({ eye, power: strongestPower(type, prescription, eye) }))
  const strong = powers.find(({ power }) => Math.abs(power) > maximum)
  if (strong) return err({ reason: 'power', ...strong, maximum })
  for (const { eye, power } of powers) {
    const needed = neededDiameter(prescription[`${eye}PupillaryDistance`], frame)
    const diameter = power > STRONG_PLUS ? STRONG_PLUS_DIAMETER_MM : BLANK_DIAMETER_MM[index]
    if (needed !== null && needed > diameter) return err({ reason: 'diameter', eye, needed, diameter })
  }
  return ok(undefined)
}

/**
 * Returns the minimum blank size in millimetres: the opening, twice the pupil's distance from its middle, and the
 * edging allowance; null if a measure is missing. The middle is (opening + bridge) / 2 from the nose.
 */
export function neededDiameter(pupillaryDistance: number | null, { lensWidth, noseBridge }: FrameSize): number | null {
  if (pupillaryDistance === null || lensWidth === null || noseBridge === null) return null
  const decentration = Math.abs((lensWidth + noseBridge) / 2 - pupillaryDistance)
  return lensWidth + 2 * decentration + EDGING_ALLOWANCE_MM
}
