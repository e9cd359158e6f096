export { checkPhotoRequest, PHOTO_REQUEST_LENGTH } from './photo-request.js'
export {
  checkPrescriptionPhoto,
  isHeicPhoto,
  PHOTO_HEAD_BYTES,
  photoIsHeic,
  photoTooLarge,
  PRESCRIPTION_PHOTO_BYTES,
  PRESCRIPTION_PHOTO_KEPT_DAYS,
  PRESCRIPTION_PHOTO_MEBIBYTES,
  PRESCRIPTION_PHOTO_TYPES,
  type PrescriptionPhotoType,
} from './photo.js'
export { newPhotoDueOn, prescriptionDueOn, remindersBy } from './schedule.js'
export {
  AWAITED_SOURCES,
  isAwaited,
  PRESCRIPTION_SOURCES,
  type AwaitedSource,
  type PrescriptionSource,
} from './source.js'
export {
  AWAITED_PRESCRIPTION_MESSAGES,
  awaitedPrescriptionStates,
  isCustomersTurn,
  type AwaitedPrescriptionState,
} from './states.js'
