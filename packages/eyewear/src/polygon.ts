/** A point in millimetres: x to the viewer's right, y downwards. */
export type Point = readonly [x: number, y: number]
/** A closed outline; the last point joins the first. */
export type Polygon = readonly Point[]
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function boxOf(polygon: Polygon): Box {
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (const [x, y] of polygon) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, right, top, bottom }
}

/** Moves and stretches an outline so that its bounding box is exactly `box`. */
export function fitInto(polygon: Polygon, box: Box): Point[] {
  const from = boxOf(polygon)
  const sx = (box.right - box.left) / (from.right - from.left)
  const sy = (box.bottom - box.top) / (from.bottom - from.top)
  return polygon.map(([x, y]) => [box.left + (x - from.left) * sx, box.top + (y - from.top) * sy])
}

/** Mirrors an outline in the vertical axis and keeps its winding. */
export function mirrored(polygon: Polygon): Point[] {
  return polygon.map(([x, y]): Point => [-x, y]).reverse()
}

/** Signed area; positive when the points run clockwise on screen (y down). */
export function signedArea(polygon: Polygon): number {
  let sum = 0
  for (let i = 0; i < polygon.length; i++) {
    const [x0, y0] = polygon[i]!
    const [x1, y1] = polygon[(i + 1) % polygon.length]!
    sum += x0 * y1 - x1 * y0
  }
  return sum / 2
}

/** `count` points at equal distances along the outline. */
export function resample(polygon: Polygon, count: number): Point[] {
  const at: number[] = [0]
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!
    const b = polygon[(i + 1) % polygon.length]!
    at.push(at[i]! + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const total = at[polygon.length]!
  const points: Point[] = []
  let i = 0
  for (let k = 0; k < count; k++) {
    const want = (k / count) * total
    while (i < polygon.length - 1 && at[i + 1]! < want) i++
    const span = at[i + 1]! - at[i]! || 1
    const t = (want - at[i]!) / span
    const a = polygon[i]!
    const b = polygon[(i + 1) % polygon.length]!
    points.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
  }
  return points
}

/** Smooths corners by averaging neighbours. The number of points stays the same. */
export function smoothed(polygon: Polygon, reach: number): Point[] {
  const n = polygon.length
  return polygon.map((_, i): Point => {
    let x = 0
    let y = 0
    let weight = 0
    for (let k = -reach; k <= reach; k++) {
      const w = reach + 1 - Math.abs(k)
      const [px, py] = polygon[(i + k + n) % n]!
      x += px * w
      y += py * w
      weight += w
    }
    return [x / weight, y / weight]
  })
}

/** Moves every point outwards by a thickness that may depend on the outward normal. */
export function offsetOutwards(polygon: Polygon, thickness: (nx: number, ny: number) => number): Point[] {
  const n = polygon.length
  const sign = signedArea(polygon) > 0 ? 1 : -1
  return polygon.map((p, i): Point => {
    const a = polygon[(i - 1 + n) % n]!
    const b = polygon[(i + 1) % n]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = (sign * (b[1] - a[1])) / length
    const ny = (-sign * (b[0] - a[0])) / length
    const t = thickness(nx, ny)
    return [p[0] + nx * t, p[1] + ny * t]
  })
}

/** Whether a point is inside the outline (even-odd rule). */
export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!
    const [xj, yj] = polygon[j]!
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}
