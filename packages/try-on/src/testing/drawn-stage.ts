import { drawFront } from '../photo/draw-front.js'
import type { Fitting, OpenFaceStage } from '../stage/face-stage.js'

/** Draws flat on the canvas. It is quick on every machine, whereas software would take seconds to draw a model. */
export const openDrawnStage: OpenFaceStage = async (canvas, picture, first) => {
  const context = canvas.getContext('2d')
  let spec = first
  let fitting: Fitting | null = null
  const draw = () => {
    context?.drawImage(picture.canvas, 0, 0)
    if (context && fitting) drawFront(context, spec, fitting)
  }
  return {
    load: async () => undefined,
    look: (next) => {
      spec = next
      draw()
    },
    fit: (next) => {
      fitting = next
      draw()
    },
    repaint: (next) => {
      fitting = next
      draw()
    },
    dispose: () => undefined,
  }
}
