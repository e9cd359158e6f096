import { MAP_FRAME } from './generated/map-frame.js'
import type { MapPoint } from './projection.js'

/** The visible part of the map: its middle, and its magnification compared with the whole country. */
export interface View {
  readonly middle: MapPoint
  readonly zoom: number
}

/** The seen part in map units. */
export interface MapWindow {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Aspect ratio of the map on the page; the style sheet has the same. */
export const MAP_RATIO = 3 / 4
/** At 64 the window is some 12 km wide, and stores of one town centre are separate. */
export const MAX_ZOOM = 64

export const WHOLE_COUNTRY: View = { middle: { x: MAP_FRAME.width / 2, y: MAP_FRAME.height / 2 }, zoom: 1 }

export function windowOf({ middle, zoom }: View): MapWindow {
  const height = MAP_FRAME.height / zoom
  const width = height * MAP_RATIO
  return { left: middle.x - width / 2, top: middle.y - height / 2, width, height }
}

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The nearest view that shows nothing beyond the window of the whole country. */
export function clampView({ middle, zoom }: View): View {
  const clamped = between(1, zoom, MAX_ZOOM)
  const { width, height } = windowOf({ middle, zoom: clamped })
  const whole = windowOf(WHOLE_COUNTRY)
  return {
    zoom: clamped,
    middle: {
      x: between(whole.left + width / 2, middle.x, whole.left + whole.width - width / 2),
      y: between(whole.top + height / 2, middle.y, whole.top + whole.height - height / 2),
    },
  }
}

/** Moves the window by parts of its own size: `pan(view, 0.5, 0)` moves half a window to the right. */
export function pan(view: View, right: number, down: number): View {
  const { width, height } = windowOf(view)
  return clampView({ ...view, middle: { x: view.middle.x + right * width, y: view.middle.y + down * height } })
}

/** Zooms so that the point at `at` (parts of the window from its upper left corner) stays where it is. */
export function zoomBy(view: View, factor: number, at: MapPoint = { x: 0.5, y: 0.5 }): View {
  const zoom = between(1, view.zoom * factor, MAX_ZOOM)
  const [before, after] = [windowOf(view), windowOf({ ...view, zoom })]
  return clampView({
    zoom,
    middle: {
      x: view.middle.x + (at.x - 0.5) * (before.width - after.width),
      y: view.middle.y + (at.y - 0.5) * (before.height - after.height),
    },
  })
}

/** A view between two views, for `part` from 0 to 1. Interpolating the logarithm of the zoom looks even. */
export function viewBetween(from: View, to: View, part: number): View {
  const mix = (a: number, b: number) => a + (b - a) * part
  return {
    zoom: from.zoom * (to.zoom / from.zoom) ** part,
    middle: { x: mix(from.middle.x, to.middle.x), y: mix(from.middle.y, to.middle.y) },
  }
}

/** A point in parts of the window, 0 to 1 from its upper left corner. */
export function inWindow(point: MapPoint, view: View): MapPoint {
  const { left, top, width, height } = windowOf(view)
  return { x: (point.x - left) / width, y: (point.y - top) / height }
}
