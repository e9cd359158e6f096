export { type FaceSizeProblem, sizeOfFace } from './face-size.js'
export { fitRanges, type FitRanges, fits, type FrameWidths } from './fit.js'
export { fitReason, fitVerdict, frameSizeText, ownSizeText, rangeText } from './fit-text.js'
export { FRAME_SIZE_ATTRIBUTES, FRAME_SIZE_WIDTHS_MM, FRAME_SIZES, frameSize, type FrameSize } from './frame-size.js'
export { type OwnSize, readOwnSize } from './own-size.js'
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
export { type FrameStamp, readStamp, STAMP_LIMITS_MM, stampText } from './stamp.js'
