import type { FrameSpec } from '../frame-spec.js'
import { frameSolids, MODEL_NODES, type FramePart, type FrameSolids, type ModelNode } from './frame-solids.js'
import { GlbBuffer, padded } from './glb-buffer.js'
import { glbMaterial } from './glb-material.js'
import { joined } from './mesh.js'
import { surfaceLook } from './surface-look.js'
import { vertexColors } from './vertex-colors.js'

/** Version of the models. Raise it when models change, so that caches fetch them again. */
export const MODEL_VERSION = 2

const METRES_A_MM = 0.001

/**
 * A frame as GLB (glTF 2.0), ready to be shown or worn.
 *
 * Units are metres. The origin is the middle of the bridge on the face of the front, +z goes towards the viewer, +y up
 * and +x to the viewer's right; the temples go back along −z. These nodes always exist; left and right are as the
 * viewer sees them:
 *
 * - `front`: what holds the lenses, with pads and hinges
 * - `lens-left`, `lens-right`: the lenses. The single lens of a shield is in `lens-left`, and `lens-right` is empty.
 * - `temple-left`, `temple-right`: the temples. Their origins are the hinges; turning them about y folds them.
 *
 * Front and lenses are turned about x by the pantoscopic tilt. The meshes below a node are named `<node>-<material>`;
 * they are quantised, and their nodes carry the scale that restores them. Materials are named after their slot:
 * `sheet`, `wire`, `temple`, `tip`, `pad`, `hinge`, `thread`, `lens`, `camera`, `lamp`.
 */
export function frameGlb(spec: FrameSpec): Uint8Array<ArrayBuffer> {
  const solids = frameSolids(spec)
  const buffer = new GlbBuffer()
  const slots = [...new Set(solids.parts.map((part) => part.slot))]
  const materials = slots.map((slot) => glbMaterial(slot, surfaceLook(spec, slot)))
  const meshes: Record<string, unknown>[] = []
  const nodes: Record<string, unknown>[] = MODEL_NODES.map((name) => ({ name, ...pose(name, solids) }))
  for (const part of merged(solids.parts)) {
    const { primitive, placement } = buffer.mesh(part.mesh, vertexColors(spec, part))
    const name = `${part.node}-${part.slot}`
    meshes.push({ name, primitives: [{ ...primitive, material: slots.indexOf(part.slot) }] })
    const parent = nodes[MODEL_NODES.indexOf(part.node)]!
    const index = nodes.push({ name, mesh: meshes.length - 1, ...placement }) - 1
    parent.children = [...((parent.children as number[] | undefined) ?? []), index]
  }
  const { bytes, bufferViews } = buffer.written()
  const used = new Set(materials.flatMap((material) => Object.keys(material.extensions ?? {})))
  const document = {
    asset: { version: '2.0', generator: `@klarsikt/eyewear model ${MODEL_VERSION}` },
    extensionsUsed: ['KHR_mesh_quantization', ...used],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ name: 'frame', nodes: MODEL_NODES.map((_, i) => i) }],
    nodes,
    meshes,
    materials,
    accessors: buffer.accessors,
    bufferViews,
    buffers: [{ byteLength: bytes.length }],
  }
  return container(new TextEncoder().encode(JSON.stringify(document)), bytes)
}

/** Joins the parts of one node and material into one mesh, which is faster to draw. */
function merged(parts: readonly FramePart[]): FramePart[] {
  const byName = new Map<string, FramePart>()
  for (const part of parts) {
    const name = `${part.node} ${part.slot}`
    const before = byName.get(name)
    byName.set(name, before ? { ...part, mesh: joined([before.mesh, part.mesh]) } : part)
  }
  return [...byName.values()]
}

function pose(node: ModelNode, { tilt, hinge }: FrameSolids): Record<string, unknown> {
  if (node === 'temple-left' || node === 'temple-right') {
    const side = node === 'temple-right' ? 1 : -1
    return { translation: [side * hinge[0] * METRES_A_MM, hinge[1] * METRES_A_MM, hinge[2] * METRES_A_MM] }
  }
  return { rotation: [Math.sin(tilt / 2), 0, 0, Math.cos(tilt / 2)] }
}

const MAGIC = 0x46546c67
const CHUNK = { json: 0x4e4f534a, binary: 0x004e4942 } as const
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const SPACE = 0x20

function container(json: Uint8Array, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const jsonLength = padded(json.length)
  const file = new Uint8Array(HEADER_BYTES + 2 * CHUNK_HEADER_BYTES + jsonLength + binary.length)
  const view = new DataView(file.buffer)
  const words = (at: number, values: readonly number[]) =>
    values.forEach((value, i) => view.setUint32(at + i * 4, value, true))
  words(0, [MAGIC, 2, file.length, jsonLength, CHUNK.json])
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES
  file.fill(SPACE, start, start + jsonLength)
  file.set(json, start)
  words(start + jsonLength, [binary.length, CHUNK.binary])
  file.set(binary, start + jsonLength + CHUNK_HEADER_BYTES)
  return file
}
