import type { FrontForm } from './front-form.js'
import { unit, type Mesh } from './mesh.js'

/** Bends a solid of the flat front around the face. */
export function bent({ positions, normals, indices }: Mesh, form: FrontForm): Mesh {
  const moved = [...positions]
  const turned = [...normals]
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]!
    moved[i + 2] = positions[i + 2]! + form.depth(x)
    turned.splice(i, 3, ...unit(form.turn(x, [normals[i]!, normals[i + 1]!, normals[i + 2]!])))
  }
  return { positions: moved, normals: turned, indices }
}
