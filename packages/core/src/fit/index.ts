export { type FaceSizeProblem, type MeasuredFace, sizeOfFace } from './face-size.js'
export {
  BRIDGE_TOLERANCE_MM,
  fitRanges,
  type FitRanges,
  fits,
  FRONT_ENDS_MM,
  type FrameWidths,
  pairWidth,
  WIDTH_TOLERANCE_MM,
} from './fit.js'
export { fitReason, fitVerdict, frameSizeText, ownSizeText, rangeText } from './fit-text.js'
export {
  FRAME_SIZE_ATTRIBUTES,
  FRAME_SIZE_WIDTHS_MM,
  FRAME_SIZES,
  frameSize,
  type FrameSize,
  isWithin,
  type MmRange,
} from './frame-size.js'
export { MEASURED_MARGIN_MAXIMUM_MM, type MeasuredSize, type OwnSize, readOwnSize } from './own-size.js'
export {
  accountSizeOf,
  type AccountOwnSize,
  type DeviceSize,
  isSameSize,
  newestSize,
  OWN_SIZE_AGE_MAX_MS,
  type SavedSize,
  sizeAge,
} from './saved-size.js'
export { type FrameStamp, isStamp, readStamp, STAMP_LIMITS_MM, stampText } from './stamp.js'
