import { FRAME_COLORS, type FrameSpec, LENS_FINISHES, outline, type Point, type Polygon } from '@klarsikt/eyewear'
import { type PictureSize, project } from '../fit/camera.js'
import { onHead } from '../fit/frame-seat.js'
import { seenFromCamera } from '../fit/head-pose.js'
import type { Fitting } from '../stage/face-stage.js'

/** Share of the background that the colour of a lens covers. */
const LENS_COVER = { clear: 0.08, tinted: 0.6 } as const

/** Draws the front of a frame flat on the face, for devices that cannot show the model. */
export function drawFront(context: CanvasRenderingContext2D, spec: FrameSpec, fitting: Fitting): void {
  const shape = outline(spec)
  const place: Place = ([x, y]) =>
    project(fitting.camera, seenFromCamera(fitting.pose, onHead(spec, [x, y], fitting.upMm)))
  const lenses = shape.shield ? [shape.shield] : shape.lenses
  const finish = LENS_FINISHES[spec.lens]
  context.save()
  context.globalAlpha = finish.treatment === 'clear' ? LENS_COVER.clear : LENS_COVER.tinted
  context.fillStyle = finish.swatch
  context.fill(pathOf(lenses, place))
  context.globalAlpha = 1
  const { swatch, accent } = FRAME_COLORS[spec.color]
  context.save()
  context.clip(around(lenses, place, fitting.camera), 'evenodd')
  context.fillStyle = swatch
  const rims = shape.shield ? [] : shape.rims
  for (const part of [...rims, shape.bridge, ...shape.endPieces, ...(shape.topBar ? [shape.topBar] : [])])
    context.fill(pathOf([part], place))
  context.restore()
  context.strokeStyle = accent
  context.lineWidth = 1
  context.stroke(pathOf(lenses, place))
  context.restore()
}

type Place = (point: Point) => Point

/** Makes the area of the picture outside the lenses, because the parts of a front overlap them. */
function around(lenses: readonly Polygon[], place: Place, { width, height }: PictureSize): Path2D {
  const path = pathOf(lenses, place)
  path.rect(0, 0, width, height)
  return path
}

function pathOf(polygons: readonly Polygon[], place: Place): Path2D {
  const path = new Path2D()
  for (const polygon of polygons) {
    polygon.forEach((point, i) => {
      const [x, y] = place(point)
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    path.closePath()
  }
  return path
}
