import type { FrameMeasures } from '@klarsikt/eyewear'
import { type BufferGeometry, Mesh, MeshBasicMaterial, SphereGeometry } from 'three'
import { headShape, headSurface } from '../fit/head-shape.js'

const METRES_A_MM = 0.001

/** It is drawn before the parts that it hides. */
const FIRST = -1

/** Makes an invisible head that hides what is behind it, such as the ends of the temples. */
export function headOccluder(measures: FrameMeasures): Mesh<BufferGeometry, MeshBasicMaterial> {
  const shape = headShape(measures)
  const geometry = new SphereGeometry(1, 64, 40)
  const positions = geometry.getAttribute('position')
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = headSurface(shape, [positions.getX(i), positions.getY(i), positions.getZ(i)])
    positions.setXYZ(i, x * METRES_A_MM, y * METRES_A_MM, z * METRES_A_MM)
  }
  const head = new Mesh(geometry, new MeshBasicMaterial({ colorWrite: false }))
  head.renderOrder = FIRST
  return head
}
