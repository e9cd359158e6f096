export { PhotoTryOn } from './photo-try-on.js'
export type { PhotoTryOnProps } from './photo-try-on.js'
export type { LookChoice } from '../viewer/look-choices.js'
export type { FaceStage, Fitting, OpenFaceStage, StagePicture } from '../stage/face-stage.js'
