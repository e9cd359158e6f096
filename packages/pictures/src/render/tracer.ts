import { backdrop, type TableLight } from './backdrop.js'
import { Camera } from './camera.js'
import { encoded } from './color.js'
import { hash3 } from './noise.js'
import type { Ray, Scene } from './scene.js'
import { light, plainSurface } from './surface.js'
import { tableLight } from './table-light.js'

/** Pixels per side of the squares that are crossed together before single rays are sent. */
const TILE = 8
/** Colour step (linear) between neighbours from which a pixel is sampled four more times. */
const EDGE_STEP = 0.035
const QUAD = [[0.375, 0.125], [0.875, 0.375], [0.125, 0.625], [0.625, 0.875]] as const

/** Half a step either way, added before rounding down. */
const GRAIN = Float32Array.from({ length: 64 * 64 }, (_, i) => hash3(i & 63, i >> 6, 5))

export interface Raster {
  readonly width: number
  readonly height: number
  /** sRGB, three bytes per pixel. */
  readonly data: Buffer
}

/** Photographs a scene. The same scene and size always give the same bytes. */
export function photograph(scene: Scene, width: number, height: number): Raster {
  const camera = new Camera(scene.view, width, height)
  const tracer = new Tracer(scene, camera, tableLight(scene, camera))
  const starts = tracer.tileStarts()
  const linear = tracer.firstPass(starts)
  tracer.smoothEdges(linear, starts)
  return { width, height, data: bytes(linear, width, height) }
}

/** Linear light to bytes with a fixed grain of half a step, so that the paper's gradient does not band. */
function bytes(linear: Float32Array, width: number, height: number): Buffer {
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = GRAIN[(y & 63) * 64 + (x & 63)]!
      for (const end = i + 3; i < end; i++) data[i] = Math.min(255, encoded(linear[i]!) + grain)
    }
  }
  return data
}

class Tracer {
  readonly #scene: Scene
  readonly #camera: Camera
  readonly #table: TableLight
  readonly #surface = plainSurface()
  readonly #aim = new Float64Array(3)
  readonly #normal = new Float64Array(3)
  readonly #toEye = new Float64Array(3)
  readonly #behind = new Float64Array(3)
  readonly #color = new Float64Array(3)
  readonly #ray: Ray
  readonly #near: number
  readonly #far: number

  constructor(scene: Scene, camera: Camera, table: TableLight) {
    this.#scene = scene
    this.#camera = camera
    this.#table = table
    this.#near = Math.max(1, camera.distance - scene.radius)
    this.#far = camera.distance + scene.radius
    const [ox, oy, oz] = camera.eye
    this.#ray = { ox, oy, oz, dx: 0, dy: 0, dz: 0, hit: Infinity, pixel: camera.pixel }
  }

  /** How far every tile can be crossed without meeting anything; Infinity for empty ones. */
  tileStarts(): Float32Array {
    const { width, height, pixel, distance, eye } = this.#camera
    const across = Math.ceil(width / TILE)
    const starts = new Float32Array(across * Math.ceil(height / TILE))
    const spread = (pixel * TILE * 0.75) / distance
    for (let k = 0; k < starts.length; k++) {
      this.#camera.aim(((k % across) + 0.5) * TILE, (((k / across) | 0) + 0.5) * TILE, this.#aim)
      let t = this.#near
      for (let n = 0; n < 60 && t < this.#far; n++) {
        const room = this.#scene.distance(eye[0] + this.#aim[0]! * t, eye[1] + this.#aim[1]! * t, eye[2] + this.#aim[2]! * t) - spread * t
        if (room < 0.15) break
        t += room
      }
      starts[k] = t < this.#far ? t : Infinity
    }
    return starts
  }

  firstPass(starts: Float32Array): Float32Array {
    const { width, height } = this.#camera
    const across = Math.ceil(width / TILE)
    const linear = new Float32Array(width * height * 3)
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i += 3) {
        this.#sample(x + 0.5, y + 0.5, starts[((y / TILE) | 0) * across + ((x / TILE) | 0)]!)
        linear[i] = this.#color[0]!
        linear[i + 1] = this.#color[1]!
        linear[i + 2] = this.#color[2]!
      }
    }
    return linear
  }

  /** Samples pixels that differ from a neighbour four times. */
  smoothEdges(linear: Float32Array, starts: Float32Array): void {
    const { width, height } = this.#camera
    const across = Math.ceil(width / TILE)
    const marked = edges(linear, width, height)
    for (let p = 0; p < marked.length; p++) {
      if (!marked[p]) continue
      const x = p % width
      const y = (p / width) | 0
      const start = starts[((y / TILE) | 0) * across + ((x / TILE) | 0)]!
      let r = 0
      let g = 0
      let b = 0
      for (const [ox, oy] of QUAD) {
        this.#sample(x + ox, y + oy, start)
        r += this.#color[0]!
        g += this.#color[1]!
        b += this.#color[2]!
      }
      linear.set([r / 4, g / 4, b / 4], p * 3)
    }
  }

  #sample(px: number, py: number, start: number): void {
    const ray = this.#ray
    const aim = this.#aim
    this.#camera.aim(px, py, aim)
    ray.dx = aim[0]!
    ray.dy = aim[1]!
    ray.dz = aim[2]!
    backdrop(this.#camera, this.#scene, this.#table, px, py, this.#behind)
    ray.hit = start === Infinity ? Infinity : this.#march(start)
    if (ray.hit === Infinity) this.#color.set(this.#behind)
    else this.#shade(ray.hit)
    this.#scene.overlay?.(ray, this.#color, this.#camera)
  }

  #march(start: number): number {
    const { ox, oy, oz, dx, dy, dz } = this.#ray
    const close = this.#camera.pixel * 0.12
    let t = start
    for (let n = 0; n < 90 && t < this.#far; n++) {
      const d = this.#scene.distance(ox + dx * t, oy + dy * t, oz + dz * t)
      if (d < close) return t
      t += d * 0.94
    }
    return Infinity
  }

  #shade(t: number, deep = true): void {
    const scene = this.#scene
    const { ox, oy, oz, dx, dy, dz } = this.#ray
    const x = ox + dx * t
    const y = oy + dy * t
    const z = oz + dz * t
    const e = 0.14
    const a = scene.distance(x + e, y - e, z - e)
    const b = scene.distance(x - e, y - e, z + e)
    const c = scene.distance(x - e, y + e, z - e)
    const d = scene.distance(x + e, y + e, z + e)
    let nx = a - b - c + d
    let ny = -a - b + c + d
    let nz = -a + b - c + d
    const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    nx *= l
    ny *= l
    nz *= l
    const open = this.#openness(x, y, z, nx, ny, nz)
    scene.distance(x, y, z)
    scene.surface(x, y, z, this.#surface)
    if (this.#surface.through > 0.2 && deep) {
      this.#lookThrough(t)
      scene.distance(x, y, z)
      scene.surface(x, y, z, this.#surface)
    }
    const { right, up, back } = this.#camera
    this.#normal[0] = nx * right[0] + ny * right[1] + nz * right[2]
    this.#normal[1] = nx * up[0] + ny * up[1] + nz * up[2]
    this.#normal[2] = nx * back[0] + ny * back[1] + nz * back[2]
    this.#toEye[0] = -(dx * right[0] + dy * right[1] + dz * right[2])
    this.#toEye[1] = -(dx * up[0] + dy * up[1] + dz * up[2])
    this.#toEye[2] = -(dx * back[0] + dy * back[1] + dz * back[2])
    light(this.#surface, this.#normal, this.#toEye, open, this.#behind, this.#color)
  }

  /** Puts what is seen through a clear solid at `t` into `behind`: leaves it on the far side and goes on. */
  #lookThrough(t: number): void {
    const { ox, oy, oz, dx, dy, dz } = this.#ray
    let on = t + 0.5
    for (let n = 0; n < 40; n++) {
      const d = this.#scene.distance(ox + dx * on, oy + dy * on, oz + dz * on)
      if (d > 0.12) break
      on += Math.max(0.35, -d)
    }
    const beyond = this.#march(on)
    if (beyond === Infinity) return
    this.#shade(beyond, false)
    this.#behind.set(this.#color)
  }

  /** Share of the sky a point sees: 1 in the open, less in creases. */
  #openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    const scene = this.#scene
    const near = scene.distance(x + nx * 0.8, y + ny * 0.8, z + nz * 0.8) / 0.8
    const far = scene.distance(x + nx * 3.2, y + ny * 3.2, z + nz * 3.2) / 3.2
    const open = 0.4 * Math.min(1, near) + 0.6 * Math.min(1, far)
    return 0.25 + 0.75 * Math.max(0, open)
  }
}

function edges(linear: Float32Array, width: number, height: number): Uint8Array {
  const marked = new Uint8Array(width * height)
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const p = y * width + x
      const i = p * 3
      const right = Math.abs(linear[i]! - linear[i + 3]!) + Math.abs(linear[i + 2]! - linear[i + 5]!)
      const below = Math.abs(linear[i]! - linear[i + width * 3]!) + Math.abs(linear[i + 2]! - linear[i + width * 3 + 2]!)
      if (right > EDGE_STEP * 2) marked[p] = marked[p + 1] = 1
      if (below > EDGE_STEP * 2) marked[p] = marked[p + width] = 1
    }
  }
  return marked
}
