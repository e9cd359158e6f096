import type { TableLight } from './backdrop.js'
import { Camera } from './camera.js'
import { encoded } from './color.js'
import { hash3 } from './noise.js'
import type { Scene } from './scene.js'
import { tableLight } from './table-light.js'
import { Tracer } from './tracer.js'

/** Extra rows traced around a band, because an edge depends on the next row, and the start of a ray too. */
const MARGIN = 2

/** A fixed dither from 0 to 1, added before rounding down. */
const GRAIN = Float32Array.from({ length: 64 * 64 }, (_, i) => hash3(i & 63, i >> 6, 5))

export interface Raster {
  readonly width: number
  readonly height: number
  /** sRGB, three bytes for each pixel. */
  readonly data: Buffer
}

/** Ray-traces a scene. The same scene and size give the same bytes. */
export function photograph(scene: Scene, width: number, height: number): Raster {
  return { width, height, data: photographRows(scene, width, height, 0, height) }
}

/** The rows from `from` up to `to` of a photograph, equal to the bytes in the whole one. */
export function photographRows(scene: Scene, width: number, height: number, from: number, to: number): Buffer {
  const { camera, table } = setUp(scene, width, height)
  const tracer = new Tracer(scene, camera, table)
  tracer.firstPass(Math.max(0, from - MARGIN), Math.min(height, to + MARGIN))
  tracer.smoothEdges(from, to)
  return bytes(tracer.linear, width, from, to)
}

interface SetUp {
  readonly camera: Camera
  readonly table: TableLight
}

/** Camera and table light of the latest size of each scene, because its bands share them. */
const setUps = new WeakMap<Scene, SetUp>()

function setUp(scene: Scene, width: number, height: number): SetUp {
  const before = setUps.get(scene)
  if (before && before.camera.width === width && before.camera.height === height) return before
  const camera = new Camera(scene.view, width, height)
  const made = { camera, table: tableLight(scene, camera) }
  setUps.set(scene, made)
  return made
}

/** Turns linear light into bytes with a fixed dither, so that gradients show no bands. */
function bytes(linear: Float32Array, width: number, from: number, to: number): Buffer {
  const data = Buffer.allocUnsafe(width * (to - from) * 3)
  for (let y = from, i = 0, k = from * width * 3; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const grain = GRAIN[(y & 63) * 64 + (x & 63)]!
      for (const end = i + 3; i < end; i++, k++) data[i] = Math.min(255, encoded(linear[k]!) + grain)
    }
  }
  return data
}
