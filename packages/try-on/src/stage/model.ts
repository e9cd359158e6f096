import type { MaterialSlot, ModelNode } from '@klarsikt/eyewear/solid'
import { BufferAttribute, type BufferGeometry, type Group, Mesh, type MeshPhysicalMaterial } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/** A mesh of a model with its node and slot. Its positions are in metres in the coordinates of its node. */
export interface ModelPart {
  readonly node: ModelNode
  readonly slot: MaterialSlot
  readonly mesh: Mesh<BufferGeometry, MeshPhysicalMaterial>
}

export interface Model {
  readonly root: Group
  readonly parts: readonly ModelPart[]
}

/** Loads the GLB of a frame. Throws when it cannot be loaded or is not a GLB. */
export async function loadModel(src: string, signal: AbortSignal): Promise<Model> {
  const answer = await fetch(src, { signal })
  if (!answer.ok) throw new Error(`The model answered ${answer.status}`)
  const { scene } = await new GLTFLoader().parseAsync(await answer.arrayBuffer(), '')
  const parts: ModelPart[] = []
  scene.traverse((object) => {
    if (!(object instanceof Mesh) || !object.parent) return
    const node = object.parent.name as ModelNode
    settle(object as ModelPart['mesh'])
    parts.push({ node, slot: object.name.slice(node.length + 1) as MaterialSlot, mesh: object as ModelPart['mesh'] })
  })
  return { root: scene, parts }
}

/** Undoes the quantisation of the positions, so that materials can use metres of the node. */
function settle(mesh: ModelPart['mesh']): void {
  const packed = mesh.geometry.getAttribute('position')
  const positions = new Float32Array(packed.count * 3)
  for (let i = 0; i < packed.count; i++) {
    positions[i * 3] = packed.getX(i) * mesh.scale.x + mesh.position.x
    positions[i * 3 + 1] = packed.getY(i) * mesh.scale.y + mesh.position.y
    positions[i * 3 + 2] = packed.getZ(i) * mesh.scale.z + mesh.position.z
  }
  mesh.geometry.setAttribute('position', new BufferAttribute(positions, 3))
  mesh.position.set(0, 0, 0)
  mesh.scale.set(1, 1, 1)
  mesh.geometry.computeBoundingBox()
  mesh.geometry.computeBoundingSphere()
}
