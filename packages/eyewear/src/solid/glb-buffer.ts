import type { Mesh } from './mesh.js'

/** Component types of glTF. */
const COMPONENT = { byte: 5120, unsignedByte: 5121, short: 5122, unsignedShort: 5123 } as const
const TARGET = { vertices: 34962, indices: 34963 } as const

/** Largest value of a quantised coordinate; the smallest is its negative. */
const SHORT_MAX = 32_767

const METRES_A_MM = 0.001

interface View {
  readonly bytes: Uint8Array
  readonly target: number
  readonly byteStride?: number
}

/** Translation and scale, in metres, that restore a quantised mesh. */
export interface Placement {
  readonly translation: readonly [number, number, number]
  readonly scale: readonly [number, number, number]
}

export interface Primitive {
  readonly attributes: Readonly<Record<string, number>>
  readonly indices: number
}

/**
 * The binary part of a GLB with its views and accessors. Positions have 16 bits and normals 8 (KHR_mesh_quantization).
 */
export class GlbBuffer {
  readonly #views: View[] = []
  readonly accessors: Record<string, unknown>[] = []

  /** Adds a mesh; `colors` are linear, three numbers for each vertex. */
  mesh(mesh: Mesh, colors: readonly number[] | null): { readonly primitive: Primitive; readonly placement: Placement } {
    const count = mesh.positions.length / 3
    const { shorts, min, max, placement } = quantised(mesh.positions)
    const attributes: Record<string, number> = {
      POSITION: this.#accessor(
        { bytes: bytesOf(shorts), target: TARGET.vertices, byteStride: 8 },
        { componentType: COMPONENT.short, count, type: 'VEC3', min, max },
      ),
      NORMAL: this.#accessor(
        { bytes: bytesOf(normalBytes(mesh.normals)), target: TARGET.vertices, byteStride: 4 },
        { componentType: COMPONENT.byte, normalized: true, count, type: 'VEC3' },
      ),
    }
    if (colors)
      attributes.COLOR_0 = this.#accessor(
        { bytes: colorBytes(colors), target: TARGET.vertices, byteStride: 4 },
        { componentType: COMPONENT.unsignedByte, normalized: true, count, type: 'VEC4' },
      )
    const indices = this.#accessor(
      { bytes: bytesOf(Uint16Array.from(mesh.indices)), target: TARGET.indices },
      { componentType: COMPONENT.unsignedShort, count: mesh.indices.length, type: 'SCALAR' },
    )
    return { primitive: { attributes, indices }, placement }
  }

  #accessor(view: View, accessor: Record<string, unknown>): number {
    this.#views.push(view)
    return this.accessors.push({ bufferView: this.#views.length - 1, ...accessor }) - 1
  }

  /** All bytes in one array, and the place of each view in it. */
  written(): { readonly bytes: Uint8Array; readonly bufferViews: readonly Record<string, unknown>[] } {
    let length = 0
    const bufferViews = this.#views.map(({ bytes, target, byteStride }) => {
      const byteOffset = length
      length += padded(bytes.length)
      return { buffer: 0, byteOffset, byteLength: bytes.length, target, ...(byteStride ? { byteStride } : {}) }
    })
    const bytes = new Uint8Array(length)
    this.#views.forEach((view, i) => bytes.set(view.bytes, bufferViews[i]!.byteOffset))
    return { bytes, bufferViews }
  }
}

export const padded = (length: number): number => Math.ceil(length / 4) * 4

const bytesOf = (array: Int16Array | Int8Array | Uint16Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

function quantised(positions: readonly number[]) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3]!, positions[i]!)
    high[i % 3] = Math.max(high[i % 3]!, positions[i]!)
  }
  const centre = low.map((v, k) => (v + high[k]!) / 2)
  const half = Math.max(...low.map((v, k) => (high[k]! - v) / 2), 1e-3)
  const count = positions.length / 3
  const shorts = new Int16Array(count * 4)
  const min = [SHORT_MAX, SHORT_MAX, SHORT_MAX]
  const max = [-SHORT_MAX, -SHORT_MAX, -SHORT_MAX]
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      const v = Math.round(((positions[i * 3 + k]! - centre[k]!) / half) * SHORT_MAX)
      shorts[i * 4 + k] = v
      min[k] = Math.min(min[k]!, v)
      max[k] = Math.max(max[k]!, v)
    }
  }
  const unit = (half / SHORT_MAX) * METRES_A_MM
  const placement: Placement = {
    translation: [centre[0]! * METRES_A_MM, centre[1]! * METRES_A_MM, centre[2]! * METRES_A_MM],
    scale: [unit, unit, unit],
  }
  return { shorts, min, max, placement }
}

function normalBytes(normals: readonly number[]): Int8Array {
  const bytes = new Int8Array((normals.length / 3) * 4)
  for (let i = 0; i < normals.length; i++) bytes[Math.floor(i / 3) * 4 + (i % 3)] = Math.round(normals[i]! * 127)
  return bytes
}

function colorBytes(colors: readonly number[]): Uint8Array {
  const bytes = new Uint8Array((colors.length / 3) * 4).fill(255)
  for (let i = 0; i < colors.length; i++)
    bytes[Math.floor(i / 3) * 4 + (i % 3)] = Math.round(Math.min(1, Math.max(0, colors[i]!)) * 255)
  return bytes
}
