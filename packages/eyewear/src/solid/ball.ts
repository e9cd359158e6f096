import { MeshBuilder, type Mesh, type Vector } from './mesh.js'
import { addSurface } from './surface.js'

/** An ellipsoid given by its centre and three half axes. */
export function ellipsoid(centre: Vector, axes: readonly [Vector, Vector, Vector], [rings, sides] = [8, 12]): Mesh {
  const mesh = new MeshBuilder()
  const at = (a: number, b: number, c: number): Vector => [
    centre[0] + axes[0][0] * a + axes[1][0] * b + axes[2][0] * c,
    centre[1] + axes[0][1] * a + axes[1][1] * b + axes[2][1] * c,
    centre[2] + axes[0][2] * a + axes[1][2] * b + axes[2][2] * c,
  ]
  const rows = Array.from({ length: rings }, (_, r) => {
    const polar = Math.PI - ((r + 0.35) / (rings - 0.3)) * Math.PI
    return Array.from({ length: sides }, (_unused, i) => {
      const angle = (i / sides) * 2 * Math.PI
      return at(Math.sin(polar) * Math.cos(angle), Math.sin(polar) * Math.sin(angle), Math.cos(polar))
    })
  })
  addSurface(mesh, rows)
  const axis = axes[2]
  mesh.fan(rows[0]!.toReversed(), [-axis[0], -axis[1], -axis[2]])
  mesh.fan(rows.at(-1)!, axis)
  return mesh
}

/** A round stud on the flat front. Its foot is inside the front, so that the two join. */
export function stud(x: number, y: number, above: number, [width, height]: readonly [number, number], power = 2): Mesh {
  const mesh = new MeshBuilder()
  const sides = 16
  const levels = [
    [-0.4, 1],
    [0.12, 1],
    [0.2, 0.9],
    [0.26, 0.6],
  ] as const
  const rows = levels.map(([level, size]) =>
    Array.from({ length: sides }, (_, i): Vector => {
      const angle = (i / sides) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return [
        x + width * size * Math.sign(c) * Math.abs(c) ** (2 / power),
        y + height * size * Math.sign(s) * Math.abs(s) ** (2 / power),
        above + level,
      ]
    }),
  )
  addSurface(mesh, rows)
  mesh.fan(rows[0]!.toReversed(), [0, 0, -1])
  mesh.fan(rows.at(-1)!, [0, 0, 1])
  return mesh
}
