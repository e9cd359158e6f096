import type { PicturePoint, PictureSize } from '../fit/camera.js'
import type { Pupils } from '../fit/place-head.js'
import { CLOSEST_PUPILS_SHARE } from '../landmarks/choose-face.js'

export type Side = keyof Pupils
export const SIDES = ['left', 'right'] as const satisfies readonly Side[]

/** First position of the marks, as shares of the picture. It is about where the pupils of a portrait are. */
const FIRST: Readonly<Record<Side, readonly [number, number]>> = { left: [0.4, 0.42], right: [0.6, 0.42] }

export function firstMarks({ width, height }: PictureSize): Pupils {
  const place = ([x, y]: readonly [number, number]): PicturePoint => [x * width, y * height]
  return { left: place(FIRST.left), right: place(FIRST.right) }
}

/** Returns the marks with one of them moved. It stays inside the picture. */
export function withMark(marks: Pupils, side: Side, [x, y]: PicturePoint, size: PictureSize): Pupils {
  const inside = (n: number, end: number) => Math.min(end, Math.max(0, n))
  return { ...marks, [side]: [inside(x, size.width), inside(y, size.height)] }
}

/** Returns the side of the mark that is nearer to a point. */
export function nearerMark(marks: Pupils, [x, y]: PicturePoint): Side {
  const far = (side: Side) => Math.hypot(marks[side][0] - x, marks[side][1] - y)
  return far('left') <= far('right') ? 'left' : 'right'
}

/** Step of an arrow key without and with Shift, as shares of the longer side. */
const STEP = { fine: 0.001, coarse: 0.012 } as const

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns how far a key moves a mark in pixels, or null for other keys. */
export function keyStep(key: string, isCoarse: boolean, { width, height }: PictureSize): PicturePoint | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const step = Math.max(width, height) * (isCoarse ? STEP.coarse : STEP.fine)
  return [direction[0] * step, direction[1] * step]
}

/** Sorts the marks into left and right. Returns null when they are too close together for the pupils of a face. */
export function pupilsOfMarks(marks: Pupils, { width, height }: PictureSize): Pupils | null {
  const [a, b] = [marks.left, marks.right]
  if (Math.hypot(a[0] - b[0], a[1] - b[1]) < CLOSEST_PUPILS_SHARE * Math.max(width, height)) return null
  return a[0] <= b[0] ? marks : { left: b, right: a }
}
