/** Difference in colour (linear, two channels) from which an outline shows steps. */
const OUTLINE_STEP = 0.07
/** Within one surface, only stronger differences show steps: print and highlights. */
const SURFACE_STEP = 0.14
/** Neighbours whose depths differ by more (mm) are on different surfaces. */
const DEPTH_STEP = 1.2

/**
 * Marks of pixels that need more samples: for contrast within a surface, and for an outline in front of something else.
 */
const CONTRAST = 1
export const OUTLINE = 2

/** Compares each pixel of some rows with its right and its lower neighbour. If two differ, both are marked. */
export function edges(linear: Float32Array, depth: Float32Array, width: number, from: number, to: number): Uint8Array {
  const flagged = new Uint8Array(depth.length)
  const compare = (p: number, q: number): void => {
    const i = p * 3
    const k = q * 3
    const step = Math.abs(linear[i]! - linear[k]!) + Math.abs(linear[i + 2]! - linear[k + 2]!)
    if (step <= OUTLINE_STEP) return
    const apart = Math.abs(depth[p]! - depth[q]!)
    // When neither pixel met a solid, only glass, print or paper differs; the difference of their depths is NaN.
    const kind = apart > DEPTH_STEP ? OUTLINE : step > SURFACE_STEP ? CONTRAST : 0
    if (kind > flagged[p]!) flagged[p] = kind
    if (kind > flagged[q]!) flagged[q] = kind
  }
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      if (x + 1 < width) compare(p, p + 1)
      if (y + 1 < to) compare(p, p + width)
    }
  }
  return flagged
}
