import type { Mesh } from '@klarsikt/eyewear/solid'
import { Surface } from './surface.js'

/** A point of a closed outline seen from above, and its outward direction. */
export interface OutlinePoint {
  readonly at: readonly [x: number, z: number]
  readonly out: readonly [x: number, z: number]
}

/** A point of a profile: its height, and its distance (mm) inwards from the outline or the axis. */
export interface ProfilePoint {
  readonly inset: number | 'axis'
  readonly y: number
}

/** Faces whose directions differ less form one smooth surface; others meet in an edge. */
const SMOOTH_COSINE = Math.cos((40 * Math.PI) / 180)

/** The solid between an outline and a profile that is swept around it. The outside is to the right of the profile's direction. */
export function turnedSolid(outline: readonly OutlinePoint[], profile: readonly ProfilePoint[]): Mesh {
  const surface = new Surface()
  const round = [...outline, outline[0]!]
  const widest = Math.max(...outline.map(({ at }) => Math.hypot(...at)))
  const radius = ({ inset }: ProfilePoint) => (inset === 'axis' ? 0 : widest - inset)
  const directions = profile.slice(1).map((to, i) => {
    const from = profile[i]!
    const [dr, dy] = [radius(to) - radius(from), to.y - from.y]
    const length = Math.hypot(dr, dy)
    return [dy / length, -dr / length] as const
  })
  const row = ({ inset, y }: ProfilePoint, [side, up]: readonly [number, number]) =>
    round.map(({ at, out }) =>
      surface.vertex(inset === 'axis' ? [0, y, 0] : [at[0] - out[0] * inset, y, at[1] - out[1] * inset], [
        out[0] * side,
        up,
        out[1] * side,
      ]),
    )
  const shared = (i: number, other: number): readonly [number, number] => {
    const own = directions[i]!
    const near = directions[other]
    if (!near || own[0] * near[0] + own[1] * near[1] < SMOOTH_COSINE) return own
    return [own[0] + near[0], own[1] + near[1]]
  }
  directions.forEach((_, i) =>
    surface.strips([row(profile[i]!, shared(i, i - 1)), row(profile[i + 1]!, shared(i, i + 1))]),
  )
  return surface
}

const CIRCLE_STEPS = 128

/** A circle whose points run from x to z. */
export function circle(radius: number): OutlinePoint[] {
  return Array.from({ length: CIRCLE_STEPS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CIRCLE_STEPS
    const out = [Math.cos(angle), Math.sin(angle)] as const
    return { at: [out[0] * radius, out[1] * radius], out }
  })
}

const CORNER_STEPS = 12

export function roundedRectangle(width: number, depth: number, corner: number): OutlinePoint[] {
  const [x, z] = [width / 2 - corner, depth / 2 - corner]
  const middles = [
    [x, z],
    [-x, z],
    [-x, -z],
    [x, -z],
  ] as const
  return middles.flatMap(([mx, mz], quarter) =>
    Array.from({ length: CORNER_STEPS + 1 }, (_, i) => {
      const angle = (Math.PI / 2) * (quarter + i / CORNER_STEPS)
      const out = [Math.cos(angle), Math.sin(angle)] as const
      return { at: [mx + out[0] * corner, mz + out[1] * corner] as const, out }
    }),
  )
}

const BEVEL_STEPS = 6

/** The profile of a block with rounded edges. */
export function block(height: number, bevel: number): ProfilePoint[] {
  const quarter = (from: number, y: number) =>
    Array.from({ length: BEVEL_STEPS + 1 }, (_, i) => {
      const angle = from + (Math.PI / 2) * (i / BEVEL_STEPS)
      return { inset: bevel * (1 - Math.cos(angle)), y: y + bevel * Math.sin(angle) }
    })
  return [
    { inset: 'axis', y: 0 },
    ...quarter(-Math.PI / 2, bevel),
    ...quarter(0, height - bevel),
    { inset: 'axis', y: height },
  ]
}

/** The profile of an open vessel with a wall, a thick bottom and a rounded rim. */
export function vessel(height: number, wall: number, bottom: number): ProfilePoint[] {
  const rim = wall / 2
  const arc = Array.from({ length: BEVEL_STEPS + 1 }, (_, i) => {
    const angle = Math.PI * (i / BEVEL_STEPS)
    return { inset: rim * (1 - Math.cos(angle)), y: height - rim + rim * Math.sin(angle) }
  })
  return [
    { inset: 'axis', y: 0 },
    { inset: 1, y: 0 },
    { inset: 0, y: 1 },
    ...arc,
    { inset: wall, y: bottom + 2 },
    { inset: wall + 2, y: bottom },
    { inset: 'axis', y: bottom },
  ]
}
