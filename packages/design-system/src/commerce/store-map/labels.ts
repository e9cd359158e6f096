import type { ClusterMark, StoreMark } from './clusters.js'
import { inWindow, type View } from './view.js'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Size of the map on a phone, in CSS pixels. Larger maps only have more space. */
const PHONE_MAP_PX = { width: 350, height: 467 }
/** A pin with half of the space around it. */
const PIN_PX = 40
const CLUSTER_PX = 52
/** Size of an average letter and of a line of the label, at normal text size. */
const LETTER_WIDTH_PX = 7
const LINE_HEIGHT_PX = 18
/** Distance of a name below its pin. */
const LABEL_OFFSET_PX = 16
/** At a smaller zoom the pins have no names. */
const LABELS_FROM_ZOOM = 2

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Returns the ids of stores whose names fit below their pins without touching another pin, a name or the edge. */
export function labelled(
  stores: readonly StoreMark[],
  clusters: readonly ClusterMark[],
  view: View,
): ReadonlySet<string> {
  const names = new Set<string>()
  if (view.zoom < LABELS_FROM_ZOOM) return names
  const taken: Box[] = [
    ...clusters.map((mark) => around(mark, view, CLUSTER_PX)),
    ...stores.map((mark) => around(mark, view, PIN_PX)),
  ]
  for (const mark of stores) {
    const box = labelBox(mark, view)
    const inside = box.x > 0 && box.x + box.width < PHONE_MAP_PX.width && box.y + box.height < PHONE_MAP_PX.height
    const own = around(mark, view, PIN_PX)
    // A name may touch its own pin.
    if (inside && !taken.some((other) => overlap(box, other) && !same(other, own))) {
      names.add(mark.store.id)
      taken.push(box)
    }
  }
  return names
}

const same = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.width === b.width

function centre(mark: Pick<StoreMark, 'point'> & Partial<Pick<StoreMark, 'shift'>>, view: View) {
  const { x, y } = inWindow(mark.point, view)
  const { shift = { x: 0, y: 0 } } = mark
  return { x: x * PHONE_MAP_PX.width + shift.x, y: y * PHONE_MAP_PX.height + shift.y }
}

function around(mark: StoreMark | ClusterMark, view: View, size: number): Box {
  const { x, y } = centre(mark, view)
  return { x: x - size / 2, y: y - size / 2, width: size, height: size }
}

/** The box of a store's name. */
export function labelBox(mark: StoreMark, view: View): Box {
  const { x, y } = centre(mark, view)
  const width = mark.store.name.length * LETTER_WIDTH_PX
  return { x: x - width / 2, y: y + LABEL_OFFSET_PX, width, height: LINE_HEIGHT_PX }
}
