import type { StillLifePicture } from '../picture-spec.js'
import type { Scene } from '../render/scene.js'
import { STILL_LIFES } from '../still-lifes.js'
import { bannerScene } from './banner.js'

/** Draws a still life that was not rendered ahead: its first frame in the light of a window. */
export function stillLifeBanner({ name, crop, light }: StillLifePicture): Scene {
  const { scene, frame } = STILL_LIFES[name]
  return bannerScene({
    kind: 'banner',
    ratio: crop === 'wide' ? '21:9' : '4:5',
    scene: light === 'dark' ? 'slate' : scene,
    frame,
  })
}
