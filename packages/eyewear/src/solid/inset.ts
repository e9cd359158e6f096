import type { Point } from '../polygon.js'

/** How far an edge may be rounded, as a share of the distance to the middle of the material, where both sides would meet. */
const REACH = 0.84

/** Largest growth of the rounding along an edge, in mm for each mm. */
const GROWTH = 0.5

interface Edge {
  readonly at: Point
  readonly outward: Point
  /** Reach (mm) of the rounding where nothing limits it. */
  readonly widest: number
}

/** How far inwards (mm) each point may move without meeting another rounding: a share of the largest inner circle there. */
export function insetLimits(edges: readonly (readonly Edge[])[], reach = REACH): number[][] {
  const all = edges.flat()
  return edges.map((edge) => {
    const limits = edge.map(({ at, outward, widest }) => {
      let radius = widest / reach
      for (const other of all) {
        const dx = other.at[0] - at[0]
        const dy = other.at[1] - at[1]
        const square = dx * dx + dy * dy
        if (square < 1e-6 || square > 4 * radius * radius) continue
        const inwards = -(dx * outward[0] + dy * outward[1])
        if (inwards > 1e-4) radius = Math.min(radius, square / (2 * inwards))
      }
      return Math.max(0.02, radius * reach)
    })
    return evened(edge, limits)
  })
}

/** Lowers limits so that they grow slowly in both directions along the outline. */
function evened(edge: readonly Edge[], limits: readonly number[]): number[] {
  const evenly = [...limits]
  const n = edge.length
  const between = (i: number, j: number) => Math.hypot(edge[i]!.at[0] - edge[j]!.at[0], edge[i]!.at[1] - edge[j]!.at[1])
  for (let k = 1; k < 2 * n; k++) {
    const [i, before] = [k % n, (k - 1) % n]
    evenly[i] = Math.min(evenly[i]!, evenly[before]! + between(i, before) * GROWTH)
  }
  for (let k = 2 * n - 2; k >= 0; k--) {
    const [i, after] = [k % n, (k + 1) % n]
    evenly[i] = Math.min(evenly[i]!, evenly[after]! + between(i, after) * GROWTH)
  }
  return evenly
}
