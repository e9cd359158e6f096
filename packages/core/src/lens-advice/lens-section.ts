import type { FrameLens, LensIndex } from '../catalogue/lenses.js'
import type { Eye } from '../prescription/glasses.js'
import type { FrameSize } from './check-lens.js'
import { groundPower, type LensPrescription } from './lens-power.js'
import { MINIMUM_CENTRE_MM, MINIMUM_EDGE_MM } from './limits.js'

/** What the thickness depends on besides the lens: the frame's measures in mm, null when unknown. */
export type SectionFrame = FrameSize & { readonly lensHeight: number | null }

/**
 * A lens cut level through its optical centre, in mm. `nasal` and `temporal` are the distances from that centre to the edges; the
 * curvatures (1/mm) are positive where the surface bulges away from the eye.
 */
export type LensSection = {
  readonly nasal: number
  readonly temporal: number
  readonly frontCurvature: number
  readonly backCurvature: number
  /** Thickness at the optical centre. */
  readonly centre: number
  /** The thickest place of the whole lens: in the middle of a plus lens, at the edge of a minus lens. */
  readonly thickest: number
}

/**
 * The section of one lens in its frame. Null where a measure is missing, or the material is too weak for the power: the back
 * would have to be more than half a sphere.
 *
 * A lens has the power F = (n−1)(1/R₁ − 1/R₂) of its two surfaces (Jalie, The Principles of Ophthalmic Lenses); the front follows
 * {@link baseCurve}. Each surface bends away from the plane by its sagitta R − √(R² − r²), so at the distance r the thickness is
 * that of the centre, plus the sagitta of the back, minus that of the front. The addition of a progressive lens is left out, as
 * makers grind its prism thin (prism thinning), and so is that of flat (aspheric) fronts: real lenses may be somewhat thinner.
 */
export function lensSection(
  { type, index }: Pick<FrameLens, 'type' | 'index'>,
  prescription: LensPrescription,
  eye: Eye,
  { lensWidth, noseBridge, lensHeight }: SectionFrame,
): LensSection | null {
  const pupil = prescription[`${eye}PupillaryDistance`]
  if (pupil === null || lensWidth === null || noseBridge === null) return null
  const inwards = (lensWidth + noseBridge) / 2 - pupil
  const nasal = lensWidth / 2 - inwards
  const temporal = lensWidth / 2 + inwards
  if (nasal <= 0 || temporal <= 0) return null
  const power = groundPower(type, prescription, eye)
  const surfaces = surfacesFor(index, power.mean)
  const level = surfaces.back(power.level)
  const upright = surfaces.back(power.upright)
  const places = [
    { distance: nasal, back: level },
    { distance: temporal, back: level },
    ...(lensHeight === null ? [] : [{ distance: lensHeight / 2, back: upright }]),
  ]
  // What each place is thicker than the centre.
  const more = places.map(({ distance, back }) => sagitta(back, distance) - sagitta(surfaces.front, distance))
  if (more.some(Number.isNaN)) return null
  const centre = Math.max(MINIMUM_CENTRE_MM[index], MINIMUM_EDGE_MM - Math.min(...more))
  return {
    nasal,
    temporal,
    frontCurvature: surfaces.front,
    backCurvature: level,
    centre,
    thickest: centre + Math.max(0, ...more),
  }
}

/** Thickness at a distance from the optical centre, mm. */
export function thicknessAt({ centre, frontCurvature, backCurvature }: LensSection, distance: number): number {
  return centre + sagitta(backCurvature, distance) - sagitta(frontCurvature, distance)
}

/** How far a surface of a curvature (1/mm) has left its plane at a distance from its middle, mm; NaN beyond the sphere. */
export function sagitta(curvature: number, distance: number): number {
  if (curvature === 0) return 0
  const radius = 1 / Math.abs(curvature)
  return Math.sign(curvature) * (radius - Math.sqrt(radius ** 2 - distance ** 2))
}

/**
 * Power of the front, dioptres, by Vogel's rule: the sphere plus six for a plus lens, half the sphere plus six for a minus lens;
 * never flatter than the flattest blank.
 */
export function baseCurve(meanPower: number): number {
  return Math.max(meanPower > 0 ? meanPower + 6 : meanPower / 2 + 6, FLATTEST_BASE_CURVE)
}

/** Dioptres. */
const FLATTEST_BASE_CURVE = 0.5

function surfacesFor(index: LensIndex, meanPower: number) {
  // An index is the refractive index at the e line (CR-39 1.50, MR-8 1.60, MR-7 1.67, MR-174 1.74).
  const curvature = (dioptres: number) => dioptres / (1000 * (Number(index) - 1))
  const base = baseCurve(meanPower)
  return { front: curvature(base), back: (power: number) => curvature(base - power) }
}
