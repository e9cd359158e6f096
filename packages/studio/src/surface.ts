import type { Mesh, Vector } from '@klarsikt/eyewear/solid'

export class Surface implements Mesh {
  readonly positions: number[] = []
  readonly normals: number[] = []
  readonly indices: number[] = []

  vertex(point: Vector, normal: Vector): number {
    const length = Math.hypot(...normal)
    this.positions.push(...point)
    this.normals.push(...normal.map((value) => value / length))
    return this.positions.length / 3 - 1
  }

  /** Joins rows of vertices by triangles. The outside is where the first row is above and runs from left to right. */
  strips(rows: readonly (readonly number[])[]): void {
    for (let row = 0; row + 1 < rows.length; row++) {
      const [from, to] = [rows[row]!, rows[row + 1]!]
      for (let i = 0; i + 1 < from.length; i++)
        this.indices.push(from[i]!, to[i]!, to[i + 1]!, from[i]!, to[i + 1]!, from[i + 1]!)
    }
  }
}
