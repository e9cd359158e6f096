import { LENS_FINISHES, type LensFinishId } from '../lens-finishes.js'
import { linear, luminance, type Linear } from './linear.js'

/** Share of light, linear, that a finish lets through from the top (0) to the bottom (1) of the lens. */
export function lensTint(id: LensFinishId, down: number): Linear {
  const finish = LENS_FINISHES[id]
  const tint = linear(finish.swatch)
  const full = Math.log(Math.min(0.97, luminance(tint)))
  const [top, bottom] = finish.transmission.map((share) => Math.log(share) / full)
  const t = smooth(0.08, 0.96, down)
  const density = top! + (bottom! - top!) * t
  return [tint[0] ** density, tint[1] ** density, tint[2] ** density]
}

function smooth(from: number, to: number, v: number): number {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
