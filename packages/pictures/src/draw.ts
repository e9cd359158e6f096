import { frameScene } from './frame/frame-scene.js'
import type { PictureSpec } from './picture-spec.js'
import { photograph, type Raster } from './render/tracer.js'

/** Height over width of product pictures. */
const CARD = 0.625

export async function draw(spec: PictureSpec, width: number): Promise<Raster> {
  if (spec.kind === 'frame') return photograph(frameScene(spec.frame, spec.view), width, Math.round(width * CARD))
  throw new Error(spec.kind)
}
