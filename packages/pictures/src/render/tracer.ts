import { backdrop, type TableLight } from './backdrop.js'
import type { Camera } from './camera.js'
import { edges, OUTLINE } from './edges.js'
import type { Ray, Scene } from './scene.js'
import { light, plainSurface } from './surface.js'

/** Pixels along a side of the squares for which one cone is traced before single rays: first large squares, then small ones. */
const TILE = 16
const CELL = 4
/** Extra sample points in an edge pixel; with its centre they make four. */
const MORE = [
  [0.25, 0.12],
  [0.88, 0.32],
  [0.4, 0.88],
] as const
/** Samples of one pixel whose depths (mm) differ by less are on one surface and are shaded once. */
const SAME_SURFACE = 0.5
/** Step lengths of a ray, as a multiple of the free distance. */
const OVERSTEP = 1.5
const SAFE_STEP = 0.97

/** Traces the rays of a scene for some rows of a picture. */
export class Tracer {
  readonly #scene: Scene
  readonly #camera: Camera
  readonly #table: TableLight
  readonly #surface = plainSurface()
  readonly #aim = new Float64Array(3)
  readonly #normal = new Float64Array(3)
  readonly #toEye = new Float64Array(3)
  readonly #behind = new Float64Array(3)
  readonly #color = new Float64Array(3)
  readonly #shaded = new Float64Array(3)
  readonly #ray: Ray
  #px = 0
  #py = 0
  /** Linear light, three values for each pixel, and the depth of what was met. */
  readonly linear: Float32Array
  readonly #depth: Float32Array
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
    this.linear = new Float32Array(camera.width * camera.height * 3)
    this.#depth = new Float32Array(camera.width * camera.height).fill(Infinity)
  }

  /** Takes one sample in the centre of every pixel. Empty squares are painted as paper. */
  firstPass(from: number, to: number): void {
    const { width } = this.#camera
    const across = Math.ceil(width / TILE)
    const top = Math.floor(from / TILE)
    const rows = Math.ceil(to / TILE) - top
    const glazed = this.#glazedTiles(across, top, rows)
    for (let tile = 0; tile < across * rows; tile++) {
      const x0 = (tile % across) * TILE
      const y0 = (top + ((tile / across) | 0)) * TILE
      const coarse = this.#cross(x0, y0, TILE, this.#near)
      for (let cell = 0; cell < (TILE / CELL) ** 2; cell++) {
        const x = x0 + (cell % (TILE / CELL)) * CELL
        const y = y0 + ((cell / (TILE / CELL)) | 0) * CELL
        if (x < width && y < to && y + CELL > from) this.#fillCell(x, y, coarse, glazed[tile] === 1)
      }
    }
  }

  #fillCell(x0: number, y0: number, coarse: number, glazed: boolean): void {
    const { width, height } = this.#camera
    const start = coarse === Infinity ? Infinity : this.#cross(x0, y0, CELL, coarse)
    const bare = start === Infinity && !glazed
    for (let y = y0; y < Math.min(height, y0 + CELL); y++) {
      for (let x = x0; x < Math.min(width, x0 + CELL); x++) {
        if (bare) backdrop(this.#camera, this.#scene, this.#table, x + 0.5, y + 0.5, this.#color)
        else this.#sample(x + 0.5, y + 0.5, start)
        const p = y * width + x
        this.linear[p * 3] = this.#color[0]!
        this.linear[p * 3 + 1] = this.#color[1]!
        this.linear[p * 3 + 2] = this.#color[2]!
        if (!bare) this.#depth[p] = this.#ray.hit
      }
    }
  }

  /** How far a square of pixels can be traced from `from` without meeting anything; Infinity when it is empty. */
  #cross(x: number, y: number, size: number, from: number): number {
    const { pixel, distance, eye } = this.#camera
    const aim = this.#aim
    this.#camera.aim(x + size / 2, y + size / 2, aim)
    const spread = (pixel * size * 0.75) / distance
    let t = from
    for (let n = 0; n < 60 && t < this.#far; n++) {
      const free = this.#scene.distance(eye[0] + aim[0]! * t, eye[1] + aim[1]! * t, eye[2] + aim[2]! * t) - spread * t
      if (free < 0.1) return t
      t += free
    }
    return t < this.#far ? t : Infinity
  }

  /** Marks the squares that a transparent part may cover: where one of nine sample points meets it, and their neighbours. */
  #glazedTiles(across: number, top: number, rows: number): Uint8Array {
    const near = new Uint8Array(across * rows)
    if (!this.#scene.overlay) return near
    for (let j = -1; j <= rows; j++) {
      for (let i = 0; i < across; i++) {
        let met = false
        for (let n = 0; n < 9 && !met; n++)
          met = this.#meetsGlass(i * TILE + (n % 3) * (TILE / 2), (top + j) * TILE + ((n / 3) | 0) * (TILE / 2))
        if (!met) continue
        for (let k = 0; k < 9; k++) {
          const [u, v] = [i - 1 + (k % 3), j - 1 + ((k / 3) | 0)]
          if (u >= 0 && v >= 0 && u < across && v < rows) near[v * across + u] = 1
        }
      }
    }
    return near
  }

  #meetsGlass(px: number, py: number): boolean {
    this.#point(px, py)
    this.#ray.hit = Infinity
    this.#color.fill(0.5)
    this.#scene.overlay!(this.#ray, this.#color, this.#camera)
    return this.#color[0] !== 0.5 || this.#color[2] !== 0.5
  }

  /** Takes three more samples in pixels that differ from a neighbour. Their rays start just before what was met around them. */
  smoothEdges(from: number, to: number): void {
    const { width, height } = this.#camera
    const marked = edges(this.linear, this.#depth, width, Math.max(0, from - 1), Math.min(height, to + 1))
    for (let p = from * width; p < to * width; p++) if (marked[p]) this.#smooth(p, marked[p] === OUTLINE)
  }

  #smooth(p: number, outline: boolean): void {
    const x = p % this.#camera.width
    const y = (p / this.#camera.width) | 0
    const start = this.#around(x, y)
    const sum = this.linear.subarray(p * 3, p * 3 + 3)
    const shaded = this.#shaded
    shaded.set(sum)
    let shadedAt = outline ? this.#depth[p]! : Infinity
    for (let n = 0; n < 3; n++) {
      const hit = this.#reach(x + MORE[n]![0], y + MORE[n]![1], start)
      if (hit < Infinity && Math.abs(hit - shadedAt) < SAME_SURFACE) {
        for (let c = 0; c < 3; c++) sum[c] = sum[c]! + shaded[c]!
        continue
      }
      this.#develop()
      for (let c = 0; c < 3; c++) sum[c] = sum[c]! + this.#color[c]!
      if (!outline || hit === Infinity) continue
      shaded.set(this.#color)
      shadedAt = hit
    }
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! / 4
  }

  #around(x: number, y: number): number {
    const { width, height, pixel } = this.#camera
    let least = Infinity
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
        least = Math.min(least, this.#depth[v * width + u]!)
    }
    return least === Infinity ? Infinity : Math.max(this.#near, least - 1 - pixel * 4)
  }

  #point(px: number, py: number): void {
    this.#camera.aim(px, py, this.#aim)
    this.#ray.dx = this.#aim[0]!
    this.#ray.dy = this.#aim[1]!
    this.#ray.dz = this.#aim[2]!
  }

  #sample(px: number, py: number, start: number): void {
    this.#reach(px, py, start)
    this.#develop()
  }

  /** Traces the ray through a point of the picture and returns the distance to what it meets. */
  #reach(px: number, py: number, start: number): number {
    this.#point(px, py)
    this.#px = px
    this.#py = py
    return (this.#ray.hit = start === Infinity ? Infinity : this.#march(start))
  }

  /** Computes the colour for the ray that was just traced. */
  #develop(): void {
    const { hit } = this.#ray
    backdrop(this.#camera, this.#scene, this.#table, this.#px, this.#py, this.#behind)
    if (hit === Infinity) this.#color.set(this.#behind)
    else this.#shade(hit)
    this.#scene.overlay?.(this.#ray, this.#color, this.#camera)
  }

  /** Over-relaxed sphere tracing: takes steps longer than the free distance, and goes back when consecutive spheres do not overlap. */
  #march(start: number): number {
    const { ox, oy, oz, dx, dy, dz } = this.#ray
    const close = this.#camera.pixel * 0.16
    let t = start
    let boldness = OVERSTEP
    let before = 0
    let step = 0
    for (let n = 0; n < 90 && t < this.#far; n++) {
      const d = this.#scene.distance(ox + dx * t, oy + dy * t, oz + dz * t)
      if (boldness === OVERSTEP && d + before < step) {
        boldness = SAFE_STEP
        t += before * SAFE_STEP - step
        continue
      }
      if (d < close) return t
      before = d
      step = d * boldness
      boldness = OVERSTEP
      t += step
    }
    return Infinity
  }

  /** Computes the colour of the solid met at `t`. The last call of `distance` must have been at that point. */
  #shade(t: number, deep = true): void {
    const scene = this.#scene
    const { ox, oy, oz, dx, dy, dz } = this.#ray
    const x = ox + dx * t
    const y = oy + dy * t
    const z = oz + dz * t
    scene.surface(x, y, z, this.#surface)
    if (this.#surface.through > 0.2 && deep) {
      this.#lookThrough(t)
      scene.distance(x, y, z)
      scene.surface(x, y, z, this.#surface)
    }
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
    const { right, up, back } = this.#camera
    this.#normal[0] = nx * right[0] + ny * right[1] + nz * right[2]
    this.#normal[1] = nx * up[0] + ny * up[1] + nz * up[2]
    this.#normal[2] = nx * back[0] + ny * back[1] + nz * back[2]
    this.#toEye[0] = -(dx * right[0] + dy * right[1] + dz * right[2])
    this.#toEye[1] = -(dx * up[0] + dy * up[1] + dz * up[2])
    this.#toEye[2] = -(dx * back[0] + dy * back[1] + dz * back[2])
    light(this.#surface, this.#normal, this.#toEye, open, this.#behind, this.#color)
  }

  /** Puts what is visible through a transparent solid at `t` into `behind`: the ray leaves it on the far side and continues. */
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

  /** Share of the sky that a point sees: 1 in the open, less in creases. */
  #openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    const scene = this.#scene
    const near = scene.distance(x + nx * 0.8, y + ny * 0.8, z + nz * 0.8) / 0.8
    const far = scene.distance(x + nx * 3.2, y + ny * 3.2, z + nz * 3.2) / 3.2
    const open = 0.4 * Math.min(1, near) + 0.6 * Math.min(1, far)
    return 0.25 + 0.75 * Math.max(0, open)
  }
}
