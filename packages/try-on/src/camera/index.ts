export { CameraTryOn } from './camera-try-on.js'
export type { CameraTryOnProps } from './camera-try-on.js'
export type { ComparableFrame, ComparableGroup, Comparison, FrameModel, ShownFrame } from '../compare/comparison.js'
export type { CameraProblem, OpenCamera } from './open-camera.js'
