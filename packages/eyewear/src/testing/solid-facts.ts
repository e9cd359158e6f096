import type { Mesh } from '../solid/mesh.js'

/** Facts that show whether a mesh is a closed solid. */
export interface SolidFacts {
  /** Number of edges that no other triangle shares in the opposite direction. */
  readonly open: number
  /** Volume in mm³; negative when the surface is inside out. */
  readonly volume: number
  readonly finite: boolean
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
  /** Share of the vertices whose normal points out of a triangle they belong to. */
  readonly outward: number
}

/** Places for each mm to which vertices are rounded before they are compared. */
const PER_MM = 1e5

export function solidFacts({ positions, normals, indices }: Mesh): SolidFacts {
  const corner = (i: number) => [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!] as const
  const key = (i: number) =>
    corner(i)
      .map((v) => Math.round(v * PER_MM) + 0)
      .join()
  const keys = Array.from({ length: positions.length / 3 }, (_, i) => key(i))
  const edges = new Map<string, number>()
  let volume = 0
  let good = 0
  let sides = 0
  for (let i = 0; i < indices.length; i += 3) {
    const ids = [indices[i]!, indices[i + 1]!, indices[i + 2]!] as const
    for (let k = 0; k < 3; k++) {
      const [a, b] = [keys[ids[k]!]!, keys[ids[(k + 1) % 3]!]!]
      if (a === b) continue
      const [way, name] = a < b ? [1, `${a}|${b}`] : [-1, `${b}|${a}`]
      edges.set(name, (edges.get(name) ?? 0) + way)
    }
    const [a, b, c] = [corner(ids[0]), corner(ids[1]), corner(ids[2])]
    const n = [
      (b[1] - a[1]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[1] - a[1]),
      (b[2] - a[2]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[2] - a[2]),
      (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]),
    ] as const
    volume += (a[0] * n[0] + a[1] * n[1] + a[2] * n[2]) / 6
    if (Math.hypot(...n) < 1e-4) continue
    for (const id of ids) {
      sides++
      if (normals[id * 3]! * n[0] + normals[id * 3 + 1]! * n[1] + normals[id * 3 + 2]! * n[2] > 0) good++
    }
  }
  const axis = (k: number) => positions.filter((_, i) => i % 3 === k)
  const least = (k: number) => axis(k).reduce((a, b) => Math.min(a, b), Infinity)
  const most = (k: number) => axis(k).reduce((a, b) => Math.max(a, b), -Infinity)
  return {
    open: [...edges.values()].filter((count) => count !== 0).length,
    volume,
    finite: [...positions, ...normals].every(Number.isFinite),
    min: [least(0), least(1), least(2)],
    max: [most(0), most(1), most(2)],
    outward: sides === 0 ? 0 : good / sides,
  }
}
