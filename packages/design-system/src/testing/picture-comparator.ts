export interface Picture {
  readonly metadata: { readonly width: number; readonly height: number }
  /** RGBA, a byte each. */
  readonly data: Uint8Array | Uint8ClampedArray
}

export interface Comparison {
  readonly pass: boolean
  readonly diff: Uint8Array | null
  readonly message: string | null
}

/** Side of a block in pixels: larger than the smoothing of an edge, smaller than any part. */
const BLOCK_PX = 4
/** Difference of a block's mean colour (of 255) that is visible. */
const VISIBLE_DIFFERENCE = 20
/** Number of blocks that may differ: enough for one glyph of another browser build, too few for a moved icon. */
const MAX_CHANGED_BLOCKS = 4

/**
 * Compares the mean colours of 4-pixel blocks. Another build of the browser smooths edges differently and leaves the means
 * where they were; an edge that moved by a pixel changes them all along its length.
 */
export function comparePictures(
  expected: Picture,
  actual: Picture,
  { createDiff }: { readonly createDiff: boolean },
): Comparison {
  const { width, height } = expected.metadata
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const sizes = [expected, actual].map(({ metadata }) => `${metadata.width}×${metadata.height}`)
    return { pass: false, diff: null, message: `It was ${sizes[0]} pixels and is ${sizes[1]} now.` }
  }
  const changed: (readonly [x: number, y: number])[] = []
  for (let y = 0; y < height; y += BLOCK_PX)
    for (let x = 0; x < width; x += BLOCK_PX)
      if (distance(expected, actual, x, y) > VISIBLE_DIFFERENCE) changed.push([x, y])
  const pass = changed.length <= MAX_CHANGED_BLOCKS
  return {
    pass,
    diff: createDiff ? highlight(actual, changed) : null,
    message: pass ? null : `${changed.length} places of ${BLOCK_PX}×${BLOCK_PX} pixels look different.`,
  }
}

/** The largest difference of the three channels' means within one block. */
function distance(a: Picture, b: Picture, left: number, top: number): number {
  const { width, height } = a.metadata
  const right = Math.min(left + BLOCK_PX, width)
  const bottom = Math.min(top + BLOCK_PX, height)
  const sums = [0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 4 + channel
        sums[channel] = (sums[channel] ?? 0) + (a.data[at] ?? 0) - (b.data[at] ?? 0)
      }
  return Math.max(...sums.map(Math.abs)) / ((right - left) * (bottom - top))
}

/** The picture in pale colours, with differences in red. */
function highlight(
  { data, metadata: { width, height } }: Picture,
  changed: readonly (readonly [number, number])[],
): Uint8Array {
  const out = Uint8Array.from(data, (value, at) => (at % 4 === 3 ? 255 : 200 + value * 0.2))
  for (const [left, top] of changed)
    for (let y = top; y < Math.min(top + BLOCK_PX, height); y++)
      for (let x = left; x < Math.min(left + BLOCK_PX, width); x++) out.set([220, 0, 60, 255], (y * width + x) * 4)
  return out
}
