/**
 * The visible part of the picture. The picture is `scale` times as large. Its middle is moved by `x` and `y`, as shares
 * of the whole picture.
 */
export interface Zoom {
  readonly scale: number
  /** From the middle to the right. */
  readonly x: number
  /** From the middle down. */
  readonly y: number
}

/** A point on the canvas, as shares of its width and height from the middle to the right and down. */
export type Place = readonly [x: number, y: number]

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 5
/** Factor of one press of a button or key. */
export const ZOOM_STEP = 1.5
const MIDDLE: Place = [0, 0]

/** Enlarges by a factor around a point that stays in place. */
export function zoomed({ scale, x, y }: Zoom, factor: number, [atX, atY]: Place = MIDDLE): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale * factor))
  const shift = 1 / scale - 1 / next
  return within({ scale: next, x: x + atX * shift, y: y + atY * shift })
}

/** Moves the picture with a finger. The view stays within the whole picture. */
export function moved({ scale, x, y }: Zoom, [byX, byY]: Place): Zoom {
  return within({ scale, x: x - byX / scale, y: y - byY / scale })
}

function within({ scale, x, y }: Zoom): Zoom {
  const room = (1 - 1 / scale) / 2
  const kept = (value: number) => Math.min(room, Math.max(-room, value)) + 0
  return { scale, x: kept(x), y: kept(y) }
}
