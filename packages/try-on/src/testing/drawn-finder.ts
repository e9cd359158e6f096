import type { FaceLandmarks, OpenFaceFinder } from '../landmarks/face-landmarks.js'
import { DRAWN_PUPILS } from './drawn-head.js'

/**
 * Makes a finder that reports this many drawn heads in every picture without a search. `size` makes them smaller, as if
 * they were farther away.
 */
export const openDrawnFinder =
  (heads = 1, size = 1): OpenFaceFinder =>
  async () => ({
    find: async (picture) => {
      const place = ([x, y]: readonly [number, number]) =>
        [(0.5 + (x - 0.5) * size) * picture.width, y * picture.height] as const
      const face: FaceLandmarks = {
        pupils: { left: place(DRAWN_PUPILS.left), right: place(DRAWN_PUPILS.right) },
        irisWidth: 0.042 * size * picture.width,
        turn: { yaw: 0, pitch: 0 },
        sides: { left: place([0.22, 0.49]), right: place([0.78, 0.49]) },
      }
      picture.close()
      return Array.from({ length: heads }, () => face)
    },
    close: () => undefined,
  })

/** A finder that cannot be loaded. */
export const openNoFinder: OpenFaceFinder = () => Promise.reject(new Error('no finder'))
