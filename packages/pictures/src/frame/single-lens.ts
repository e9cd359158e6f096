import { outline, type FrameSpec, type LensFinishId } from '@klarsikt/eyewear'
import { distanceField } from '../render/distance-field.js'
import { length2 } from '../render/length.js'
import type { Scene } from '../render/scene.js'
import { LensGlass } from './lens-glass.js'

/** Distance (mm) between the lenses, so wide that only the right-hand one is in the picture. */
const LENS_DISTANCE_MM = 160

/** One lens, standing on its edge. */
export function singleLens(finish: LensFinishId): Scene {
  const spec: FrameSpec = {
    shape: 'panto',
    construction: 'rimless',
    material: 'metal',
    color: 'silver',
    lens: finish,
    measures: { totalWidth: 320, noseBridge: LENS_DISTANCE_MM, lensWidth: 62, lensHeight: 56, templeLength: 140 },
  }
  const points = outline(spec).lenses[1].map(([x, y]) => [x, -y] as const)
  const centre = (LENS_DISTANCE_MM + spec.measures.lensWidth) / 2
  const lens = distanceField({ points, closed: true }, { x0: centre - 40, y0: -36, x1: centre + 40, y1: 36 }, 0.25)
  const bend = 1 / 420
  const glass = new LensGlass(spec, lens, bend)
  const floor = -28.3
  return {
    view: { yaw: -8, pitch: 8, distance: 420, target: [centre, -4, -bend * centre * centre], span: 128 },
    floor,
    radius: 60,
    distance: (x, y, z) => length2(lens.at(Math.abs(x), y) + 0.4, Math.max(0, Math.abs(z + bend * x * x) - 0.7)) - 0.55,
    surface(_x, _y, _z, out) {
      Object.assign(out, {
        r: 0.62,
        g: 0.7,
        b: 0.69,
        metal: 0,
        roughness: 0.1,
        gloss: 0.08,
        through: 0.62,
        tr: 0.8,
        tg: 0.9,
        tb: 0.88,
        creep: 0.5,
      })
    },
    overlay: (ray, color, camera) => glass.over(ray, color, camera),
    tintLight: (ray, color) => glass.tint(ray, color),
  }
}
