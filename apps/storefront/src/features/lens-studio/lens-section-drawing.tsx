import { type LensSection, sagitta, thicknessAt } from '@klarsikt/core/lens-advice'
import styles from './lens-studio.module.css'

/** Both lenses of a pair, cut level and seen from above. */
export type PairSection = { readonly right: LensSection; readonly left: LensSection }

interface LensSectionDrawingProps {
  readonly pair: PairSection
  /** Distance between the lenses, mm. */
  readonly noseBridge: number
  /** How deep the deepest of the drawings is, mm: all of them have the same scale. */
  readonly depth: number
}

/** Points of a surface. */
const STEPS = 32
const MARGIN_MM = 1

/** The pair to scale as its wearer would see it from above: the right lens to the right. Decoration beside the figures. */
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

/** How far a lens reaches from its foremost point to its last, mm. */
export function sectionDepth(section: LensSection): number {
  const zs = surfacePoints(section).flatMap(({ front, back }) => [front, back])
  return Math.max(...zs) - Math.min(...zs)
}

function widthOf({ nasal, temporal }: LensSection): number {
  return nasal + temporal
}

/** From the nose outwards; `side` is the direction of the temple. */
function pathOf(section: LensSection, centre: number, side: 1 | -1): string {
  const points = surfacePoints(section)
  const top = Math.min(...points.map(({ front }) => front))
  const at = (x: number, z: number) => `${fixed(centre + side * x)} ${fixed(z - top + MARGIN_MM)}`
  const front = points.map((point) => at(point.x, point.front))
  const back = points.toReversed().map((point) => at(point.x, point.back))
  return `M${[...front, ...back].join('L')}Z`
}

/** Where the surfaces are, mm from the foremost point of the front. */
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
