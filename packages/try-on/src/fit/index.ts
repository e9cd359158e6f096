export { cameraOf, FIELD_OF_VIEW_DEGREES, project } from './camera.js'
export type { Camera, PicturePoint, PictureSize } from './camera.js'
export {
  ADULT_EYE_DISTANCE,
  combinedEyeDistance,
  EYE_DISTANCE_LIMITS_MM,
  eyeDistanceByIris,
  measuredEyeDistance,
} from './eye-distance.js'
export type { EyeDistance } from './eye-distance.js'
export { faceWidth } from './face-width.js'
export type { FaceSides, FaceWidth } from './face-width.js'
export { frameSeat, onHead } from './frame-seat.js'
export { seenFromCamera } from './head-pose.js'
export type { HeadPose, HeadTurn } from './head-pose.js'
export { headLevel, headShape, headSurface } from './head-shape.js'
export type { HeadShape } from './head-shape.js'
export { placeHead } from './place-head.js'
export type { EyesInPicture, Pupils } from './place-head.js'
export { scaleMargin } from './scale-margin.js'
