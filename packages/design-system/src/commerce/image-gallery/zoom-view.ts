/** Where a picture is in its box: how large, and how far its middle is from the middle of the box, in pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly width: number
  readonly height: number
}

/** The view that shows the whole picture. */
export const INITIAL_VIEW: View = { scale: 1, x: 0, y: 0 }

/** The largest magnification. Beyond it the largest pictures, 1180 pixels wide [MEDIA-007], show no more detail. */
export const MAX_SCALE = 4

/** What a press of plus or minus changes. */
export const ZOOM_STEP = 0.5

/** The scale after a click or two taps. Repeated, they return to the whole picture. */
export const DOUBLE_TAP_SCALE = 2.5

/** Changes the scale and keeps the point `at` of the picture in place. `at` is relative to the middle of the box. */
export function scaled(view: View, scale: number, at: Point, box: Box): View {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE)
  const ratio = next / view.scale
  return clamped({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, box)
}

export function moved(view: View, by: Point, box: Box): View {
  return clamped({ ...view, x: view.x + by.x, y: view.y + by.y }, box)
}

/** Limits the position, so that no edge of an enlarged picture moves inside its box. */
function clamped({ scale, x, y }: View, box: Box): View {
  const across = ((scale - 1) * box.width) / 2
  const down = ((scale - 1) * box.height) / 2
  return { scale, x: within(x, across), y: within(y, down) }
}

function within(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit) + 0
}
