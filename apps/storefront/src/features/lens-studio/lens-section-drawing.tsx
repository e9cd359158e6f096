import { type LensSection, sagitta, thicknessAt } from '@klarsikt/core/lens-advice'
import styles from './lens-studio.module.css'

/** Both lenses of a pair in a horizontal section, seen from above. */
export type PairSection = { readonly right: LensSection; readonly left: LensSection }

interface LensSectionDrawingProps {
  readonly pair: PairSection
  /** The distance between the lenses in millimetres. */
  readonly noseBridge: number
  /** The depth of the deepest drawing in millimetres. All drawings use it, so that they have the same scale. */
  readonly depth: number
}

/** Number of steps along a surface. */
const STEPS = 32
const MARGIN_MM = 1

/**
 * Draws the pair to scale, as its wearer sees it from above: the right lens is on the right. It is decoration beside
 * the figures.
 */
export function LensSectionDrawing({ pair: { right, left }, noseBridge, depth }: LensSectionDrawingProps) {
  const width = widthOf(right) + widthOf(left) + noseBridge + 2 * MARGIN_MM
  const leftCentre = MARGIN_MM + left.temporal
  const rightCentre = MARGIN_MM + widthOf(left) + noseBridge + right.nasal
  return (
    <svg viewBox={`0 0 ${fixed(width)} ${fixed(depth + 2 * MARGIN_MM)}`} className={styles.section} aria-hidden="true">
      <path d={pathOf(left, leftCentre, -1)} />
      <path d={pathOf(right, rightCentre, 1)} />
    </svg>
  )
}

/** Returns the depth of a lens from its foremost point to its last, in millimetres. */
export function sectionDepth(section: LensSection): number {
  const zs = surfacePoints(section).flatMap(({ front, back }) => [front, back])
  return Math.max(...zs) - Math.min(...zs)
}

function widthOf({ nasal, temporal }: LensSection): number {
  return nasal + temporal
}

/** Returns the outline of a lens. `side` is the direction from the nose to the temple. */
function pathOf(section: LensSection, centre: number, side: 1 | -1): string {
  const points = surfacePoints(section)
  const top = Math.min(...points.map(({ front }) => front))
  const at = (x: number, z: number) => `${fixed(centre + side * x)} ${fixed(z - top + MARGIN_MM)}`
  const front = points.map((point) => at(point.x, point.front))
  const back = points.toReversed().map((point) => at(point.x, point.back))
  return `M${[...front, ...back].join('L')}Z`
}

/** Returns points of both surfaces, in millimetres behind the foremost point of the front. */
function surfacePoints(section: LensSection) {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = -section.nasal + (step / STEPS) * widthOf(section)
    const front = sagitta(section.frontCurvature, x)
    return { x, front, back: front + thicknessAt(section, x) }
  })
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100)
}
