/** A point or a direction: x to the viewer's right, y up, z towards the viewer; millimetres. */
export type Vector = readonly [x: number, y: number, z: number]

/** A closed surface of triangles, counter-clockwise when seen from outside. */
export interface Mesh {
  /** Three numbers for each vertex, mm. */
  readonly positions: readonly number[]
  /** Three numbers for each vertex; a direction of length one. */
  readonly normals: readonly number[]
  readonly indices: readonly number[]
}

export class MeshBuilder {
  readonly positions: number[] = []
  readonly normals: number[] = []
  readonly indices: number[] = []

  vertex([x, y, z]: Vector, normal: Vector): number {
    const [nx, ny, nz] = unit(normal)
    this.positions.push(x, y, z)
    this.normals.push(nx, ny, nz)
    return this.positions.length / 3 - 1
  }

  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c)
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.indices.push(a, b, c, a, c, d)
  }

  /** Joins rows of equally many vertices. With `around`, the end of each row joins its beginning. */
  strips(rows: readonly (readonly number[])[], around: boolean): void {
    for (let r = 0; r + 1 < rows.length; r++) {
      const [from, to] = [rows[r]!, rows[r + 1]!]
      const last = around ? from.length : from.length - 1
      for (let i = 0; i < last; i++) {
        const j = (i + 1) % from.length
        this.quad(from[i]!, from[j]!, to[j]!, to[i]!)
      }
    }
  }

  /** Closes a ring with a flat fan around its centre. The ring runs counter-clockwise when seen against `normal`. */
  fan(ring: readonly Vector[], normal: Vector): void {
    const middle = ring.reduce<[number, number, number]>(
      (sum, p) => [sum[0] + p[0], sum[1] + p[1], sum[2] + p[2]],
      [0, 0, 0],
    )
    const centre = this.vertex([middle[0] / ring.length, middle[1] / ring.length, middle[2] / ring.length], normal)
    const edge = ring.map((p) => this.vertex(p, normal))
    for (let i = 0; i < edge.length; i++) this.triangle(centre, edge[i]!, edge[(i + 1) % edge.length]!)
  }

  add(mesh: Mesh): void {
    const first = this.positions.length / 3
    for (const value of mesh.positions) this.positions.push(value)
    for (const value of mesh.normals) this.normals.push(value)
    for (const index of mesh.indices) this.indices.push(first + index)
  }
}

/** The mirrored solid on the other side of the frame. */
export function mirroredMesh({ positions, normals, indices }: Mesh): Mesh {
  const flip = (values: readonly number[]) => values.map((value, i) => (i % 3 === 0 ? -value : value))
  const turned = indices.map((_, i) => indices[i - (i % 3) + [0, 2, 1][i % 3]!]!)
  return { positions: flip(positions), normals: flip(normals), indices: turned }
}

/** Joins solids into one mesh. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const builder = new MeshBuilder()
  for (const mesh of meshes) builder.add(mesh)
  return builder
}

/** Translates a mesh. */
export function moved(mesh: Mesh, [dx, dy, dz]: Vector): Mesh {
  const by = [dx, dy, dz]
  return { ...mesh, positions: mesh.positions.map((value, i) => value + by[i % 3]!) }
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
