import { Box3, DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three'
import type { ModelPart } from './model.js'
import { blurred, emptyGrid, type Grid, shade } from './shadow-grid.js'

/** Space in metres around the frame in which its shadow fades, and between the frame and the ground. */
const MARGIN = 0.035
const GAP = 0.0015

/** Height in metres above the ground at which a part casts no more shadow. */
const REACH = 0.05

/** Opacity of the shadow where the frame touches the ground. */
const DARKNESS = 0.5

/** Number of cells along the width of the shadow, and how many cells each spreads over. */
const CELLS = 128
const BLUR_CELLS = 4

/** Makes the shadow of a model on the ground. It is dark below parts near the ground, and invisible from below. */
export function contactShadow(parts: readonly ModelPart[]): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const solids = parts.filter(({ slot }) => slot !== 'lens')
  const box = new Box3()
  for (const { mesh } of parts) box.expandByObject(mesh)
  const size = box.getSize(new Vector3())
  const [width, depth] = [size.x + 2 * MARGIN, size.z + 2 * MARGIN]
  const grid = emptyGrid({
    columns: CELLS,
    rows: Math.round((CELLS * depth) / width),
    left: box.min.x - MARGIN,
    front: box.min.z - MARGIN,
    cell: width / CELLS,
  })
  for (const part of solids) shadePart(grid, part, box.min.y)
  const plane = new Mesh(new PlaneGeometry(width, depth), materialOf(blurred(grid, BLUR_CELLS)))
  plane.rotation.x = -Math.PI / 2
  plane.position.set((box.min.x + box.max.x) / 2, box.min.y - GAP, (box.min.z + box.max.z) / 2)
  // It is drawn before everything transparent.
  plane.renderOrder = -1
  return plane
}

function shadePart(grid: Grid, { mesh }: ModelPart, floor: number): void {
  const { geometry } = mesh
  const positions = geometry.getAttribute('position')
  const index = geometry.getIndex()
  mesh.updateWorldMatrix(true, false)
  const corner = (at: number) =>
    new Vector3().fromBufferAttribute(positions, index ? index.getX(at) : at).applyMatrix4(mesh.matrixWorld)
  const count = index ? index.count : positions.count
  for (let at = 0; at + 2 < count; at += 3) {
    const [a, b, c] = [corner(at), corner(at + 1), corner(at + 2)]
    const height = (a.y + b.y + c.y) / 3 - floor
    if (height < REACH) shade(grid, [a, b, c], 1 - height / REACH)
  }
}

function materialOf({ columns, rows, values }: Grid): MeshBasicMaterial {
  const pixels = new Uint8Array(columns * rows * 4)
  // A texture begins at its lower end, which is nearest to the viewer.
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      pixels[((rows - 1 - row) * columns + column) * 4 + 3] =
        255 * DARKNESS * Math.min(1, values[row * columns + column]!)
  const map = new DataTexture(pixels, columns, rows)
  map.minFilter = map.magFilter = LinearFilter
  map.needsUpdate = true
  return new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false })
}
