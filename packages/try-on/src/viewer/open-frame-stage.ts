import type { OpenStage } from '../stage/stage.js'

/** Loads the code that draws only when it is needed, because it is most of the viewer's script. */
export const openFrameStage: OpenStage = async (canvas, spec, angle) => {
  const { FrameStage } = await import('../stage/frame-stage.js')
  return new FrameStage(canvas, spec, angle)
}
