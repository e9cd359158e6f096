import { type Point, type Polygon } from '../polygon.js'

/** Signed distance (mm) in the plane of the front; negative inside. */
export type Distance = (x: number, y: number) => number

/** Signed distance to a closed outline. */
export function toPolygon(polygon: Polygon): Distance {
  const edges = edgesOf([...polygon, polygon[0]!])
  return (x, y) => {
    let nearest = Infinity
    let inside = false
    for (let k = 0; k < edges.length; k += 4) {
      const [ax, ay, bx, by] = [edges[k]!, edges[k + 1]!, edges[k + 2]!, edges[k + 3]!]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      nearest = Math.min(nearest, toEdge(x - ax, y - ay, bx - ax, by - ay))
    }
    return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
  }
}

function edgesOf(points: readonly Point[]): Float64Array {
  const edges = new Float64Array((points.length - 1) * 4)
  for (let i = 0; i + 1 < points.length; i++) edges.set([...points[i]!, ...points[i + 1]!], i * 4)
  return edges
}

function toEdge(px: number, py: number, ex: number, ey: number): number {
  const t = (px * ex + py * ey) / (ex * ex + ey * ey || 1)
  const k = t < 0 ? 0 : t > 1 ? 1 : t
  const dx = px - ex * k
  const dy = py - ey * k
  return dx * dx + dy * dy
}

/** Union with a fillet of about k mm where the two meet. */
export function softMin(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b)
  return h > 0 ? Math.min(a, b) - (h * h) / (4 * k) : Math.min(a, b)
}

/** Intersection with a rounded edge of about k mm. */
export function softMax(a: number, b: number, k: number): number {
  return -softMin(-a, -b, k)
}

/** The outline with y upwards, as solids need it, thinned to about `count` points. */
export function upright(polygon: Polygon, count: number): Point[] {
  const every = Math.max(1, Math.floor(polygon.length / count))
  return polygon.filter((_, i) => i % every === 0).map(([x, y]): Point => [x, -y])
}

/** Direction in which a distance grows at a point, with length one. */
export function slopeAt(distance: Distance, x: number, y: number, reach = 0.2): Point {
  const dx = distance(x + reach, y) - distance(x - reach, y)
  const dy = distance(x, y + reach) - distance(x, y - reach)
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}
