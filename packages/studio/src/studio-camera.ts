import type { View } from '@klarsikt/pictures'

type Point = readonly [x: number, y: number, z: number]

export interface StudioCamera {
  readonly origin: Point
  readonly target: Point
  /** Horizontal angle of view in degrees. */
  readonly fov: number
}

/** The camera of the shop's drawn pictures, so that a rendered picture can replace a drawn one. */
export function studioCamera({ yaw, pitch, distance, target, span, shift = [0, 0] }: View): StudioCamera {
  const [y, p] = [radians(yaw), radians(pitch)]
  const back: Point = [Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p)]
  const right: Point = [Math.cos(y), 0, -Math.sin(y)]
  const up: Point = [-Math.sin(y) * Math.sin(p), Math.cos(p), -Math.cos(y) * Math.sin(p)]
  const moved = target.map((at, i) => at - (right[i]! * shift[0] + up[i]! * shift[1]) * span) as unknown as Point
  return {
    origin: moved.map((at, i) => at + back[i]! * distance) as unknown as Point,
    target: moved,
    fov: (2 * Math.atan(span / 2 / distance) * 180) / Math.PI,
  }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
