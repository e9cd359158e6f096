import type { OpenStage } from '../stage/stage.js'

/** Loads what draws only now: it is most of the script of the viewer. */
export const openFrameStage: OpenStage = async (canvas, spec, angle) => {
  const { FrameStage } = await import('../stage/frame-stage.js')
  return new FrameStage(canvas, spec, angle)
}
