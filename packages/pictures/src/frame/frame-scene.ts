import { shapeTraits, type FrameSpec, type FrameView } from '@klarsikt/eyewear'
import type { View } from '../render/camera.js'
import type { Scene } from '../render/scene.js'
import { frameFields } from './frame-fields.js'
import { framePainter } from './frame-material.js'
import { frameSolid } from './frame-solid.js'
import { LensGlass } from './lens-glass.js'

/** Width (mm) of a frontal picture. It is the same for all frames, so that sizes can be compared. */
const FRONT_SPAN = 170

export function frameScene(spec: FrameSpec, view: FrameView): Scene {
  const fields = frameFields(spec)
  const solid = frameSolid(spec, fields)
  const paint = framePainter(spec)
  const glass = new LensGlass(spec, fields.lens, solid.bend)
  const table = -fields.outline.bottom - 0.3
  return {
    view: frameView(spec, view, table),
    floor: view === 'detail' ? table - 900 : table,
    radius: Math.hypot(spec.measures.totalWidth * (view === 'detail' ? 1 : 0.5), spec.measures.templeLength) + 12,
    distance: solid.distance,
    surface: (x, y, z, out) => paint(solid.part(), x, y, z, out),
    overlay: (ray, color, camera) => glass.over(ray, color, camera),
    tintLight: (ray, color) => glass.tint(ray, color),
  }
}

/** The camera for a view of a frame. `floor` is the height of the table. */
export function frameView(spec: FrameSpec, view: FrameView, floor: number): View {
  const { totalWidth, templeLength, lensHeight } = spec.measures
  const middle = floor + (lensHeight + 8) / 2
  const hinge = -shapeTraits(spec.shape).hinge * lensHeight
  switch (view) {
    case 'front':
      return { yaw: 0, pitch: 6, distance: 640, target: [0, middle, 0], span: FRONT_SPAN, shift: [0, 0.02] }
    case 'angle':
      return {
        yaw: -33,
        pitch: 13,
        distance: 560,
        target: [0, middle, -templeLength * 0.4],
        span: 226,
        shift: [0.005, 0.012],
      }
    case 'side':
      return {
        yaw: -79,
        pitch: 6,
        distance: 760,
        target: [-totalWidth / 2, middle, -templeLength * 0.47],
        span: 196,
        shift: [0, 0.01],
      }
    case 'detail':
      return {
        yaw: -40,
        pitch: 8,
        distance: 420,
        target: [-totalWidth / 2 + 13, hinge - 4, -8],
        span: 74,
        shift: [0.03, 0],
      }
  }
}
