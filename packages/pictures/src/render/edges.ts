/** Colour step (linear, two channels) between neighbours from which an outline shows steps. */
const OUTLINE_STEP = 0.07
/** On one surface only strong contrasts do: print and highlights. */
const SURFACE_STEP = 0.14
/** Neighbours whose depths differ by more (mm) do not belong to one surface. */
const DEPTH_STEP = 1.2

/** Flags pixels that have to be sampled again: contrast within a surface, and where one thing ends in front of another. */
const CONTRAST = 1
export const OUTLINE = 2

/** Compares every pixel of some rows with the one right of it and the one below; of two that differ both are flagged. */
export function edges(linear: Float32Array, depth: Float32Array, width: number, from: number, to: number): Uint8Array {
  const flagged = new Uint8Array(depth.length)
  const compare = (p: number, q: number): void => {
    const i = p * 3
    const k = q * 3
    const step = Math.abs(linear[i]! - linear[k]!) + Math.abs(linear[i + 2]! - linear[k + 2]!)
    if (step <= OUTLINE_STEP) return
    const apart = Math.abs(depth[p]! - depth[q]!)
    // Two that met nothing differ by glass, print or paper; their depths' difference is not a number.
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
