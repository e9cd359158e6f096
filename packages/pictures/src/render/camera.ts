/** Place and direction of the camera. Lengths in mm, angles in degrees. */
export interface View {
  readonly yaw: number
  readonly pitch: number
  /** Distance from the eye to the target. A shorter one shows more perspective. */
  readonly distance: number
  readonly target: readonly [x: number, y: number, z: number]
  /** Width of the picture at the target. */
  readonly span: number
  /** Shift of the target in the picture, as fractions of its width (right, up). */
  readonly shift?: readonly [x: number, y: number]
}

/** A placed camera with its axes and eye; it maps pixels to directions. */
export class Camera {
  readonly eye: readonly [number, number, number]
  readonly right: readonly [number, number, number]
  readonly up: readonly [number, number, number]
  /** Direction from the target to the eye. */
  readonly back: readonly [number, number, number]
  readonly width: number
  readonly height: number
  /** Size of a pixel at the target, mm. */
  readonly pixel: number
  readonly distance: number
  readonly #centreX: number
  readonly #centreY: number

  constructor(view: View, width: number, height: number) {
    const yaw = (view.yaw * Math.PI) / 180
    const pitch = (view.pitch * Math.PI) / 180
    const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
    this.back = [sy * cp, sp, cy * cp]
    this.right = [cy, 0, -sy]
    this.up = [-sy * sp, cp, -cy * sp]
    const [tx, ty, tz] = view.target
    this.eye = [tx + this.back[0] * view.distance, ty + this.back[1] * view.distance, tz + this.back[2] * view.distance]
    this.width = width
    this.height = height
    this.pixel = view.span / width
    this.distance = view.distance
    this.#centreX = width / 2 + (view.shift?.[0] ?? 0) * width
    this.#centreY = height / 2 - (view.shift?.[1] ?? 0) * width
  }

  /** Writes the unit direction through a point of the picture into `out`. */
  aim(px: number, py: number, out: Float64Array): void {
    const a = ((px - this.#centreX) * this.pixel) / this.distance
    const b = ((this.#centreY - py) * this.pixel) / this.distance
    const x = this.right[0] * a + this.up[0] * b - this.back[0]
    const y = this.up[1] * b - this.back[1]
    const z = this.right[2] * a + this.up[2] * b - this.back[2]
    const n = 1 / Math.sqrt(x * x + y * y + z * z)
    out[0] = x * n
    out[1] = y * n
    out[2] = z * n
  }
}
