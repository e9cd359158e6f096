export { CONFIRM_AGE_FIELD, type GlassesProblems } from './check-glasses.js'
export {
  CONTACT_LENS_FIELDS,
  type ContactLensChoice,
  contactLensChoices,
  type ContactLensField,
  type ContactLensPrescription,
  formatLensPower,
  matchingContactLenses,
} from './contact-lens.js'
export { formatDioptres, formatHundredths, isNotPrescribed, parseDioptres, toDioptres } from './dioptres.js'
export { formatEye, formatMillimetres } from './format-glasses.js'
export {
  type Eye,
  EYE_VALUES,
  type EyeValue,
  EYES,
  GLASSES_FIELDS,
  type GlassesField,
  type GlassesPrescription,
  type GlassesPrescriptionText,
} from './glasses.js'
export { PRESCRIPTION_VALIDITY_MONTHS, PUPILLARY_DISTANCE } from './limits.js'
export { prescriptionDetails } from './prescription-details.js'
export { readGlassesPrescription } from './read-glasses.js'
export {
  checkSavedPrescription,
  prescriptionValidUntil,
  SAVED_PRESCRIPTION_FIELDS,
  type SavedPrescription,
  SAVED_PRESCRIPTIONS_MAXIMUM,
  type TypedSavedPrescription,
} from './saved.js'
export { minusFormText, transposedEyes } from './transposed.js'
export { isPrescriptionValid } from './validity.js'
export {
  readWorkingDistances,
  WORKING_DISTANCE_FIELDS,
  type WorkingDistanceField,
  type WorkingDistances,
} from './working-distance.js'
