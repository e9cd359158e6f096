import type { Mesh } from '@klarsikt/eyewear/solid'
import type { RoundLens } from '@klarsikt/pictures'
import { Surface } from './surface.js'

/** Steps from the middle to the rim, and along half of the rim. */
const RINGS = 40
const SIDES = 96

export interface CutLens {
  /** Front, back and rim of the lower half. */
  readonly glass: Mesh
  /** The flat face of the cut, at y = 0. */
  readonly cut: Mesh
}

/** The lower half of a round lens: centred at the origin, front towards +z, cut horizontally. */
export function cutLens(lens: RoundLens): CutLens {
  const radius = lens.diameter / 2
  const glass = new Surface()
  const half = (z: (distance: number) => number, side: 1 | -1) =>
    Array.from({ length: RINGS + 1 }, (_, ring) => {
      const distance = (radius * ring) / RINGS
      const slope = (z(distance + 1e-3) - z(Math.max(0, distance - 1e-3))) / (distance < 1e-3 ? 1e-3 : 2e-3)
      return alongRim((x, y) =>
        glass.vertex([x * distance, y * distance, z(distance)], [-x * slope * side, -y * slope * side, side]),
      )
    })
  const front = (distance: number) => lens.centre / 2 - sagitta(lens.frontCurvature, distance)
  const back = (distance: number) => -lens.centre / 2 - sagitta(lens.backCurvature, distance)
  glass.strips(half(front, 1))
  glass.strips(half(back, -1).map((row) => row.toReversed()))
  const rim = [front(radius), back(radius)].map((z) =>
    alongRim((x, y) => glass.vertex([x * radius, y * radius, z], [x, y, 0])),
  )
  glass.strips(rim)

  const cut = new Surface()
  const along = Array.from({ length: 2 * RINGS + 1 }, (_, step) => (radius * (step - RINGS)) / RINGS)
  cut.strips([back, front].map((z) => along.map((x) => cut.vertex([x, 0, z(Math.abs(x))], [0, 1, 0]))))
  return { glass, cut }
}

/** Sagitta of a surface with a curvature (1/mm): its depth, in mm, at a distance from the middle. */
function sagitta(curvature: number, distance: number): number {
  if (curvature === 0) return 0
  const radius = 1 / Math.abs(curvature)
  return Math.sign(curvature) * (radius - Math.sqrt(radius ** 2 - distance ** 2))
}

/** Points along the lower half of the rim, from the left end of the cut to the right. */
const alongRim = <T>(at: (x: number, y: number) => T): T[] =>
  Array.from({ length: SIDES + 1 }, (_, side) => {
    const angle = Math.PI + (Math.PI * side) / SIDES
    return at(Math.cos(angle), side === 0 || side === SIDES ? 0 : Math.sin(angle))
  })
