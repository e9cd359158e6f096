import type { FrameLens, LensIndex } from '../catalogue/lenses.js'
import type { Eye } from '../prescription/glasses.js'
import type { FrameSize } from './check-lens.js'
import { groundPower, type LensPrescription } from './lens-power.js'
import { MINIMUM_CENTRE_MM, MINIMUM_EDGE_MM } from './limits.js'

/** The frame's measures that affect the thickness, in millimetres; null if unknown. */
export type SectionFrame = FrameSize & { readonly lensHeight: number | null }

/**
 * A horizontal section through the optical centre in millimetres. `nasal` and `temporal` are distances from it to the
 * edges. Curvatures (1/mm) are positive where the surface bulges away from the eye.
 */
export type LensSection = {
  readonly nasal: number
  readonly temporal: number
  readonly frontCurvature: number
  readonly backCurvature: number
  readonly centre: number
  /** Thickness of the whole lens at its thickest: in the middle of a plus lens, at the edge of a minus lens. */
  readonly thickest: number
}

/**
 * Computes the section of a lens in its frame. Null if a measure is missing, or if the back surface would have to be
 * more than half a sphere.
 *
 * The surfaces of a lens give it the power F = (n−1)(1/R₁ − 1/R₂) (Jalie, The Principles of Ophthalmic Lenses). The
 * front follows {@link baseCurve}. At the distance r from the centre each surface has left its plane by the sagitta R −
 * √(R² − r²), so the thickness there is that of the centre, plus the sagitta of the back, minus that of the front. The
 * addition of a progressive lens is ignored, because makers compensate it (prism thinning), and so are aspheric fronts.
 * Real lenses may be slightly thinner.
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
  // How much thicker each place is than the centre.
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

/** Returns the thickness in millimetres at a distance from the optical centre. */
export function thicknessAt({ centre, frontCurvature, backCurvature }: LensSection, distance: number): number {
  return centre + sagitta(backCurvature, distance) - sagitta(frontCurvature, distance)
}

/**
 * Returns how far a surface (curvature in 1/mm) has left its plane at a distance, in millimetres; NaN beyond the
 * sphere.
 */
export function sagitta(curvature: number, distance: number): number {
  if (curvature === 0) return 0
  const radius = 1 / Math.abs(curvature)
  return Math.sign(curvature) * (radius - Math.sqrt(radius ** 2 - distance ** 2))
}

/**
 * Returns the power of the front in dioptres by Vogel's rule: sphere + 6 for a plus lens, sphere / 2 + 6 for a minus
 * lens, not flatter than the flattest blank.
 */
export function baseCurve(meanPower: number): number {
  return Math.max(meanPower > 0 ? meanPower + 6 : meanPower / 2 + 6, FLATTEST_BASE_CURVE)
}

/** In dioptres. */
const FLATTEST_BASE_CURVE = 0.5

function surfacesFor(index: LensIndex, meanPower: number) {
  // The indices are measured at the e line (CR-39 1.50, MR-8 1.60, MR-7 1.67, MR-174 1.74).
  const curvature = (dioptres: number) => dioptres / (1000 * (Number(index) - 1))
  const base = baseCurve(meanPower)
  return { front: curvature(base), back: (power: number) => curvature(base - power) }
}
