import { cross, difference, MeshBuilder, unit, type Mesh, type Vector } from './mesh.js'

/** Adds a grid of points with computed normals. Rows are closed and run to the left of the direction to the next row. */
export function addSurface(mesh: MeshBuilder, rows: readonly (readonly Vector[])[]): void {
  const ids = rows.map((row, r) => {
    const [before, after] = [rows[Math.max(0, r - 1)]!, rows[Math.min(rows.length - 1, r + 1)]!]
    return row.map((point, i) => {
      const [left, right] = [row[(i - 1 + row.length) % row.length]!, row[(i + 1) % row.length]!]
      return mesh.vertex(point, cross(difference(right, left), difference(after[i]!, before[i]!)))
    })
  })
  mesh.strips(ids, true)
}

/** A point of a cross-section: distances across and up. */
export type SectionOffset = readonly [across: number, up: number]

export interface Station {
  readonly at: Vector
  /** Directions of the section's offsets; across × up points along the line. */
  readonly across: Vector
  readonly up: Vector
  readonly section: readonly SectionOffset[]
}

/** Sweeps a section along stations. With `closed` the ends are joined, otherwise they are capped. */
export function sweep(stations: readonly Station[], closed = false): Mesh {
  const mesh = new MeshBuilder()
  const rings = stations.map(({ at, across, up, section }) =>
    section.map(([a, b]): Vector => [
      at[0] + across[0] * a + up[0] * b,
      at[1] + across[1] * a + up[1] * b,
      at[2] + across[2] * a + up[2] * b,
    ]),
  )
  if (closed) {
    addRound(mesh, rings)
    return mesh
  }
  addSurface(mesh, rings)
  const [first, last] = [stations[0]!, stations.at(-1)!]
  const along = unit(cross(first.across, first.up))
  mesh.fan(rings[0]!.toReversed(), [-along[0], -along[1], -along[2]])
  mesh.fan(rings.at(-1)!, unit(cross(last.across, last.up)))
  return mesh
}

function addRound(mesh: MeshBuilder, rings: readonly (readonly Vector[])[]): void {
  const n = rings.length
  const ids = rings.map((ring, r) =>
    ring.map((point, i) => {
      const [left, right] = [ring[(i - 1 + ring.length) % ring.length]!, ring[(i + 1) % ring.length]!]
      return mesh.vertex(
        point,
        cross(difference(right, left), difference(rings[(r + 1) % n]![i]!, rings[(r - 1 + n) % n]![i]!)),
      )
    }),
  )
  mesh.strips([...ids, ids[0]!], true)
}

/** A cross-section between an ellipse (power 2) and a rectangle (higher powers). */
export function superellipse(across: number, up: number, power = 2, count = 12): SectionOffset[] {
  return Array.from({ length: count }, (_, i): SectionOffset => {
    const angle = (i / count) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [across * Math.sign(c) * Math.abs(c) ** (2 / power), up * Math.sign(s) * Math.abs(s) ** (2 / power)]
  })
}

/** Stations along a line with as little twist as possible. */
export function alongLine(
  line: readonly Vector[],
  across: Vector,
  section: (i: number) => readonly SectionOffset[],
): Station[] {
  return line.map((at, i) => {
    const along = unit(difference(line[Math.min(line.length - 1, i + 1)]!, line[Math.max(0, i - 1)]!))
    const up = unit(cross(along, across))
    return { at, across: unit(cross(up, along)), up, section: section(i) }
  })
}
