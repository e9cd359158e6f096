import { LENS_FINISHES, shapeTraits, type FrameSpec, type LensFinish } from '@klarsikt/eyewear'
import { linear, luminance, mixed, type Linear } from '../render/color.js'
import type { Field } from '../render/field.js'
import { smoothstep } from '../render/noise.js'
import type { CameraAxes, Ray } from '../render/scene.js'
import { studioLight, windowLight } from '../render/studio.js'

/** Distance (mm) of the lenses behind the middle of the front. */
const INSET = 0.5

/** Precomputed steps of the tint from the top to the bottom of the lens. */
const PASS_STEPS = 2048

/** Both lenses of a frame, cut from the curved surface of the front. */
export class LensGlass {
  readonly #lens: Field
  readonly #bend: number
  readonly #finish: LensFinish
  readonly #tint: Linear
  readonly #density: readonly [number, number]
  readonly #mirror: Linear | null
  readonly #height: number
  readonly #centre: number
  readonly #curve: number
  readonly #bareEdge: boolean
  readonly #roots = new Float64Array(2)
  readonly #passed = new Float32Array(3 * PASS_STEPS)

  constructor(spec: FrameSpec, lens: Field, bend: number) {
    this.#lens = lens
    this.#bend = bend
    this.#finish = LENS_FINISHES[spec.lens]
    this.#tint = linear(this.#finish.swatch)
    const lum = Math.log(Math.min(0.97, luminance(this.#tint)))
    const [top, bottom] = this.#finish.transmission
    this.#density = [Math.log(top) / lum, Math.log(bottom) / lum]
    this.#mirror = this.#finish.mirror ? linear(this.#finish.mirror) : null
    this.#height = spec.measures.lensHeight
    this.#centre = shapeTraits(spec.shape).shield ? 0 : (spec.measures.noseBridge + spec.measures.lensWidth) / 2
    this.#curve = 1 / (this.#finish.treatment === 'clear' ? 170 : 115)
    this.#bareEdge = spec.construction === 'rimless' || spec.construction === 'half-rim'
    this.#fillPassed()
  }

  /** Blends the lenses in front of `ray.hit` over the colour, the farther one first. */
  over(ray: Ray, color: Float64Array, camera: CameraAxes): void {
    const count = this.#meet(ray)
    for (let n = count - 1; n >= 0; n--) {
      const t = this.#roots[n]!
      if (t > 0 && t < ray.hit) this.#shade(ray, t, color, camera)
    }
  }

  /** Colours the light from the lamp to the table. */
  tint(ray: Ray, color: Float64Array): void {
    const count = this.#meet(ray)
    for (let n = 0; n < count; n++) {
      const t = this.#roots[n]!
      const x = ray.ox + ray.dx * t
      const y = ray.oy + ray.dy * t
      if (t < 0 || this.#lens.at(Math.abs(x), y) > 0) continue
      for (let c = 0; c < 3; c++) color[c] = color[c]! * Math.max(this.#passing(c, y), 0.02)
    }
  }

  /** Finds where a ray crosses the bent surface of the lenses, nearest first, and returns how often. */
  #meet(ray: Ray): number {
    const k = this.#bend
    const a = k * ray.dx * ray.dx
    const b = ray.dz + 2 * k * ray.ox * ray.dx
    const c = ray.oz + k * ray.ox * ray.ox + INSET
    if (Math.abs(a) < 1e-7) {
      this.#roots[0] = -c / b
      return Math.abs(b) < 1e-6 ? 0 : 1
    }
    const disc = b * b - 4 * a * c
    if (disc < 0) return 0
    const root = Math.sqrt(disc)
    this.#roots[0] = (-b - root) / (2 * a)
    this.#roots[1] = (-b + root) / (2 * a)
    return 2
  }

  /** Share of the light that passes at a height. */
  #passing(channel: number, y: number): number {
    const step = ((y / this.#height + 0.6) * PASS_STEPS) / 1.2
    return this.#passed[channel * PASS_STEPS + (step < 0 ? 0 : step > PASS_STEPS - 1 ? PASS_STEPS - 1 : step | 0)]!
  }

  /** Precomputes the share that passes, from the density at the top to that at the bottom. */
  #fillPassed(): void {
    for (let i = 0; i < PASS_STEPS; i++) {
      const t = smoothstep(0.42, -0.46, (i / PASS_STEPS) * 1.2 - 0.6)
      for (let c = 0; c < 3; c++)
        this.#passed[c * PASS_STEPS + i] =
          this.#tint[c]! ** (this.#density[0] + (this.#density[1] - this.#density[0]) * t)
    }
  }

  #shade(ray: Ray, t: number, color: Float64Array, camera: CameraAxes): void {
    const x = ray.ox + ray.dx * t
    const y = ray.oy + ray.dy * t
    const ax = Math.abs(x)
    const { x0, x1, y0, y1 } = this.#lens.bounds
    if (ax < x0 || ax > x1 || y < y0 || y > y1) return
    const inside = this.#lens.at(ax, y)
    const cover = 0.5 - (inside - 0.1) / (ray.pixel * 1.2)
    if (cover <= 0) return
    const share = cover > 1 ? 1 : cover
    let nx = 2 * this.#bend * x + (x - Math.sign(x) * this.#centre) * this.#curve
    let ny = y * this.#curve
    let nz = 1
    const l = 1 / Math.sqrt(nx * nx + ny * ny + 1)
    nx *= l
    ny *= l
    nz *= l
    let facing = -(ray.dx * nx + ray.dy * ny + ray.dz * nz)
    if (facing < 0) {
      nx = -nx
      ny = -ny
      nz = -nz
      facing = -facing
    }
    const rx = ray.dx + 2 * facing * nx
    const ry = ray.dy + 2 * facing * ny
    const rz = ray.dz + 2 * facing * nz
    const cx = rx * camera.right[0] + ry * camera.right[1] + rz * camera.right[2]
    const cy = rx * camera.up[0] + ry * camera.up[1] + rz * camera.up[2]
    const cz = rx * camera.back[0] + ry * camera.back[1] + rz * camera.back[2]
    const grazing = (1 - facing) ** 4
    const rim = 1 - 0.34 * (1 - smoothstep(0, 2.4, -inside)) * (this.#bareEdge ? 0.4 : 1)
    const edge = this.#bareEdge ? 1 - smoothstep(0.1, 1, Math.abs(inside + 0.4)) : 0
    const body = this.#finish.treatment === 'clear' ? CLEAR_BODY : NO_BODY
    const window = windowLight(cx, cy, cz)
    for (let c = 0; c < 3; c++) {
      const glass =
        color[c]! * this.#passing(c, y) * body[c]! * rim * (1 - grazing * 0.6) * (1 - edge * 0.3) +
        this.#reflected(c, cx, cy, cz, window, grazing) +
        edge * 0.03
      color[c] = color[c]! + (Math.min(1, glass) - color[c]!) * share
    }
  }

  #reflected(c: number, cx: number, cy: number, cz: number, window: number, grazing: number): number {
    if (this.#mirror)
      return mirrorCoat(this.#mirror, c, cx, cy) * 0.82 + window * 0.16 + grazing * 0.4 * studioLight(cx, cy, cz, 0.1)
    if (this.#finish.treatment === 'clear') {
      // The faint reflection of an anti-reflex coating is greenish.
      const coat = c === 1 ? 1 : c === 2 ? 0.93 : 0.84
      return window * 0.13 * coat + grazing * 0.5 * studioLight(cx, cy, cz, 0.15)
    }
    const calm = this.#finish.treatment === 'polarised' ? 0.6 : 1
    return (window * 0.1 + studioLight(cx, cy, cz, 0.3) * 0.016) * calm + grazing * 0.4 * studioLight(cx, cy, cz, 0.1)
  }
}

/** Light left after a clear lens, lower than in reality, because the lens would be invisible on white paper. */
const CLEAR_BODY: Linear = [0.945, 0.96, 0.957]
const NO_BODY: Linear = [1, 1, 1]

const SKY_SHIFT: readonly Linear[] = [
  [0.55, 0.5, 1],
  [1, 1, 1],
  [0.9, 1.5, 1.25],
]

/** The reflection in a mirror coating: sky above, a bright horizon and ground below, coloured by the coating. */
function mirrorCoat(base: Linear, c: number, cx: number, cy: number): number {
  const q = cy * 1.5 + cx * 0.18 + 0.022 * Math.sin(cx * 4 + 1)
  const sky = 0.5 + 0.55 * smoothstep(0.75, 0, q)
  const ground = 0.26 + 0.34 * smoothstep(-0.02, -0.7, q)
  const above = smoothstep(-0.07, 0.03, q)
  const bright = ground + (sky - ground) * above
  const t = smoothstep(-0.45, 0.55, q) * 2
  const shift = t < 1 ? mixed(SKY_SHIFT[2]!, SKY_SHIFT[1]!, t) : mixed(SKY_SHIFT[1]!, SKY_SHIFT[0]!, t - 1)
  const tint = Math.min(1, base[c]! * shift[c]! + 0.02)
  const pale = 0.16 * above * smoothstep(0.3, 0, q)
  return bright * (tint + (1 - tint) * pale)
}
