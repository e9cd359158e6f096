import type { Camera } from './camera.js'
import { linear } from './color.js'
import { smoothstep } from './noise.js'
import type { Scene } from './scene.js'

/** The paper at the picture's edge. It equals the shop's linen colour, so that pictures blend into cards. */
export const PAPER = '#F3F0E9'
const EDGE = linear(PAPER)
const MIDDLE = linear('#FBFAF7')

/** The light on paper and table, in cells much coarser than pixels. */
export interface TableLight {
  readonly columns: number
  readonly rows: number
  /** Linear light by channel; for a scene with its own paper, factors for that paper. */
  readonly values: Float32Array
}

/** Writes the light of paper and table at a point of the picture into `out`. */
export function backdrop(
  camera: Camera,
  scene: Scene,
  table: TableLight,
  px: number,
  py: number,
  out: Float64Array,
): void {
  if (scene.paper) scene.paper(px / camera.width, py / camera.height, out)
  else out[0] = out[1] = out[2] = 1
  const x = Math.min(table.columns - 1.001, Math.max(0, (px / camera.width) * table.columns - 0.5))
  const y = Math.min(table.rows - 1.001, Math.max(0, (py / camera.height) * table.rows - 0.5))
  const i = x | 0
  const j = y | 0
  const fx = x - i
  const fy = y - j
  const k = (j * table.columns + i) * 3
  const down = table.columns * 3
  for (let c = 0; c < 3; c++) {
    const a = table.values[k + c]! + (table.values[k + 3 + c]! - table.values[k + c]!) * fx
    const b = table.values[k + down + c]! + (table.values[k + down + 3 + c]! - table.values[k + down + c]!) * fx
    out[c] = out[c]! * (a + (b - a) * fy)
  }
}

/** The shop's paper: linen at the edges, slightly lighter in the middle. */
export function plainPaper(camera: Camera, px: number, py: number, out: Float64Array): void {
  const u = px / camera.width - 0.5
  const v = (py / camera.height - 0.46) / 1.05
  const glow = 1 - smoothstep(0.06, 0.47, Math.sqrt(u * u * 0.9 + v * v))
  out[0] = EDGE[0] + (MIDDLE[0] - EDGE[0]) * glow
  out[1] = EDGE[1] + (MIDDLE[1] - EDGE[1]) * glow
  out[2] = EDGE[2] + (MIDDLE[2] - EDGE[2]) * glow
}

/** Blurs a table map so that its coarse cells are invisible. */
export function softened({ columns, rows, values }: TableLight, rounds: number): TableLight {
  let from = values
  for (let n = 0; n < rounds; n++) {
    const to = new Float32Array(from)
    for (let j = 1; j < rows - 1; j++) {
      for (let k = (j * columns + 1) * 3; k < (j * columns + columns - 1) * 3; k++) {
        const d = columns * 3
        to[k] =
          from[k]! * 0.25 +
          (from[k - 3]! + from[k + 3]! + from[k - d]! + from[k + d]!) * 0.125 +
          (from[k - d - 3]! + from[k - d + 3]! + from[k + d - 3]! + from[k + d + 3]!) * 0.0625
      }
    }
    from = to
  }
  return { columns, rows, values: from }
}
