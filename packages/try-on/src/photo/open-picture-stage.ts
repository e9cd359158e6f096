import type { OpenFaceStage } from '../stage/face-stage.js'

/** Loads what draws only now: it is most of the script of the try-on. */
export const openPictureStage: OpenFaceStage = async (canvas, picture, spec) => {
  const { PictureStage } = await import('../stage/face-stage.js')
  return new PictureStage(canvas, picture, spec)
}
