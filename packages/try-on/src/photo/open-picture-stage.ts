import type { OpenFaceStage } from '../stage/face-stage.js'

/** Loads the code that draws only when it is needed, because it is most of the try-on's script. */
export const openPictureStage: OpenFaceStage = async (canvas, picture, spec) => {
  const { PictureStage } = await import('../stage/face-stage.js')
  return new PictureStage(canvas, picture, spec)
}
