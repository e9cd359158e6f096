/** How near the frame is looked at: the picture is `scale` times as large, and its middle lies this far from the whole's, as shares of that. */
export interface Zoom {
  readonly scale: number
  /** From the middle to the right. */
  readonly x: number
  /** From the middle down. */
  readonly y: number
}

/** A place on the canvas as shares of its width and height, from its middle to the right and down. */
export type Place = readonly [x: number, y: number]

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 5
/** A press of a button or a key enlarges by so much. */
export const ZOOM_STEP = 1.5
const MIDDLE: Place = [0, 0]

/** Larger by a factor, around a place that stays where it is. */
export function zoomed({ scale, x, y }: Zoom, factor: number, [atX, atY]: Place = MIDDLE): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale * factor))
  const shift = 1 / scale - 1 / next
  return within({ scale: next, x: x + atX * shift, y: y + atY * shift })
}

/** Moved along with a finger; what is seen stays on the whole picture. */
export function moved({ scale, x, y }: Zoom, [byX, byY]: Place): Zoom {
  return within({ scale, x: x - byX / scale, y: y - byY / scale })
}

function within({ scale, x, y }: Zoom): Zoom {
  const room = (1 - 1 / scale) / 2
  const kept = (value: number) => Math.min(room, Math.max(-room, value)) + 0
  return { scale, x: kept(x), y: kept(y) }
}
