import type { Mesh } from '@klarsikt/eyewear/solid'

/** Steps to which values are rounded. They are invisible in a picture and halve the packed files. */
const POSITION_STEPS_A_MM = 1024
const NORMAL_STEPS = 2048

/** A mesh as a binary PLY file, with vertex colours when given. */
export function plyFile({ positions, normals, indices }: Mesh, colors?: readonly number[]): Buffer {
  const vertices = positions.length / 3
  const triangles = indices.length / 3
  const names = ['x', 'y', 'z', 'nx', 'ny', 'nz', ...(colors ? ['r', 'g', 'b'] : [])]
  const header = Buffer.from(
    [
      'ply',
      'format binary_little_endian 1.0',
      `element vertex ${vertices}`,
      ...names.map((name) => `property float ${name}`),
      `element face ${triangles}`,
      'property list uchar int vertex_indices',
      'end_header\n',
    ].join('\n'),
  )
  const stride = names.length * 4
  const body = Buffer.alloc(vertices * stride + triangles * 13)
  for (let v = 0; v < vertices; v++) {
    for (let c = 0; c < 3; c++) {
      const at = v * stride + c * 4
      body.writeFloatLE(Math.round(positions[v * 3 + c]! * POSITION_STEPS_A_MM) / POSITION_STEPS_A_MM, at)
      body.writeFloatLE(Math.round(normals[v * 3 + c]! * NORMAL_STEPS) / NORMAL_STEPS, at + 12)
      if (colors) body.writeFloatLE(colors[v * 3 + c]!, at + 24)
    }
  }
  for (let t = 0, at = vertices * stride; t < triangles; t++, at += 13) {
    body.writeUInt8(3, at)
    for (let c = 0; c < 3; c++) body.writeInt32LE(indices[t * 3 + c]!, at + 1 + c * 4)
  }
  return Buffer.concat([header, body])
}
