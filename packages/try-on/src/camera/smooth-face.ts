import type { PicturePoint, PictureSize } from '../fit/camera.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'
import { OneEuroFilter } from './one-euro-filter.js'

/**
 * Settings of the filters. Positions are smoothed in thousandths of the longer side of the picture, and angles in
 * degrees.
 */
const PLACE = { minCutoff: 1.6, beta: 0.02 } as const
const TURN = { minCutoff: 0.8, beta: 0.03 } as const
const SIZE = { minCutoff: 0.5, beta: 0.01 } as const

/**
 * Makes a function that smooths the measured faces. Null means that the face is gone, and the next face starts with new
 * filters.
 */
export function createFaceSmoother({ width, height }: PictureSize) {
  const unit = Math.max(width, height) / 1000
  const filters = () => ({
    place: Array.from({ length: 4 }, () => new OneEuroFilter(PLACE)),
    turn: Array.from({ length: 2 }, () => new OneEuroFilter(TURN)),
    size: new OneEuroFilter(SIZE),
  })
  let current = filters()
  return (face: FaceLandmarks | null, atMs: number): FaceLandmarks | null => {
    if (!face) {
      current = filters()
      return null
    }
    const point = ([x, y]: PicturePoint, first: number): PicturePoint => [
      current.place[first]!.next(x / unit, atMs) * unit,
      current.place[first + 1]!.next(y / unit, atMs) * unit,
    ]
    return {
      pupils: { left: point(face.pupils.left, 0), right: point(face.pupils.right, 2) },
      irisWidth: current.size.next(face.irisWidth / unit, atMs) * unit,
      ...(face.sides && { sides: face.sides }),
      turn: { yaw: current.turn[0]!.next(face.turn.yaw, atMs), pitch: current.turn[1]!.next(face.turn.pitch, atMs) },
    }
  }
}
