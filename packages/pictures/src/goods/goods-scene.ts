import type { Scene } from '../render/scene.js'
import type { Solid } from './solids.js'

export interface Staging {
  /** Width of the picture at the goods, mm. */
  readonly span: number
  /** Height of the picture's middle above the table, mm. */
  readonly middle: number
  readonly pitch?: number
  readonly radius?: number
}

/** Goods on the shop's paper, seen from slightly above. */
export function goodsScene(solids: readonly Solid[], { span, middle, pitch = 10, radius }: Staging): Scene {
  const nearest = (x: number, y: number, z: number): Solid => {
    let best = solids[0]!
    let least = Infinity
    for (const solid of solids) {
      const d = solid.distance(x, y, z)
      if (d < least) {
        least = d
        best = solid
      }
    }
    return best
  }
  return {
    view: { yaw: 0, pitch, distance: span * 3.6, target: [0, middle, 0], span, shift: [0, 0.005] },
    floor: 0,
    radius: radius ?? span * 0.75,
    distance(x, y, z) {
      let least = Infinity
      for (const solid of solids) {
        const ball = solid.ball
        if (ball && least < Infinity) {
          const dx = x - ball.x
          const dy = y - ball.y
          const dz = z - ball.z
          const reach = least + ball.radius
          if (dx * dx + dy * dy + dz * dz > reach * reach) continue
        }
        const d = solid.distance(x, y, z)
        if (d < least) least = d
      }
      return least
    },
    surface: (x, y, z, out) => nearest(x, y, z).surface(x, y, z, out),
  }
}
