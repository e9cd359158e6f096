import { plainPaper, softened, type TableLight } from './backdrop.js'
import type { Camera } from './camera.js'
import { length2 } from './length.js'
import { smoothstep } from './noise.js'
import type { Ray, Scene } from './scene.js'

/** Cells across the picture. Shadows are soft, so few are enough at every size. */
const COLUMNS = 142
/** Direction to the main light: above, slightly left and in front. */
const KEY = [-0.22, 0.93, 0.29] as const
/** Colour of shade: warm grey, never black. */
const SHADE = [0.3, 0.285, 0.265] as const

/** Computes soft shadows, tinted light and faint gloss on the table. */
export function tableLight(scene: Scene, camera: Camera): TableLight {
  const cell = Math.max(2, camera.width / COLUMNS)
  const columns = Math.ceil(camera.width / cell)
  const rows = Math.ceil(camera.height / cell)
  const values = new Float32Array(columns * rows * 3).fill(1)
  const aim = new Float64Array(3)
  const color = new Float64Array(3)
  const ray: Ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0, hit: Infinity, pixel: camera.pixel }
  const reach = scene.radius * 1.5 + 20
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      camera.aim((i + 0.5) * cell, (j + 0.5) * cell, aim)
      if (aim[1]! > -0.004) continue
      const t = (scene.floor - camera.eye[1]) / aim[1]!
      const x = camera.eye[0] + aim[0]! * t
      const z = camera.eye[2] + aim[2]! * t
      if (length2(x - scene.view.target[0], z - scene.view.target[2]) > reach) continue
      const aside = Math.abs(((i + 0.5) * cell) / camera.width - 0.5)
      const dark =
        shadow(scene, x, z) * smoothstep(0.49, 0.38, aside) * smoothstep(0.99, 0.86, ((j + 0.5) * cell) / camera.height)
      color.fill(1)
      if (scene.tintLight) {
        Object.assign(ray, { ox: x, oy: scene.floor, oz: z, dx: KEY[0], dy: KEY[1], dz: KEY[2] })
        scene.tintLight(ray, color)
      }
      const k = (j * columns + i) * 3
      for (let c = 0; c < 3; c++) values[k + c] = (1 - dark * (1 - SHADE[c]!)) * (0.62 + 0.38 * color[c]!)
    }
  }
  const map = softened({ columns, rows, values }, 3)
  if (!scene.paper) {
    for (let k = 0; k < columns * rows; k++) {
      plainPaper(camera, ((k % columns) + 0.5) * cell, (((k / columns) | 0) + 0.5) * cell, color)
      for (let c = 0; c < 3; c++) map.values[k * 3 + c] = map.values[k * 3 + c]! * color[c]!
    }
  }
  return map
}

function shadow(scene: Scene, x: number, z: number): number {
  const y = scene.floor
  let near = 0
  for (const [height, weight] of CONTACT) {
    const d = scene.distance(x, y + height, z)
    // If nothing is within `height` of this point, nothing is below it either.
    if (d >= height) break
    near += weight * (1 - d / height)
  }
  return Math.min(1, near)
}

const CONTACT = [
  [46, 0.12],
  [20, 0.16],
  [7, 0.21],
  [2.4, 0.25],
  [0.8, 0.32],
] as const
