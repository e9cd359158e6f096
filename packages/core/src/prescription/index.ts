export {
  checkGlassesPrescription,
  CONFIRM_AGE_FIELD,
  type GlassesCheck,
  type GlassesProblems,
} from './check-glasses.js'
export {
  CONTACT_LENS_FIELDS,
  type ContactLensChoice,
  contactLensChoices,
  type ContactLensField,
  type ContactLensPrescription,
  formatLensPower,
  isSameContactLens,
  matchingContactLenses,
} from './contact-lens.js'
export {
  DIOPTRE_STEP,
  formatDioptres,
  formatHundredths,
  type Hundredths,
  isNotPrescribed,
  parseDioptres,
  toDioptres,
  toHundredths,
} from './dioptres.js'
export { formatEye, formatMillimetres } from './format-glasses.js'
export {
  type Eye,
  EYE_VALUES,
  type EyeValue,
  EYES,
  GLASSES_FIELDS,
  type GlassesField,
  type GlassesPrescription,
  type GlassesPrescriptionDraft,
  type GlassesPrescriptionText,
} from './glasses.js'
export {
  ADDITION,
  AXIS,
  CYLINDER,
  PRESCRIPTION_VALIDITY_MONTHS,
  PUPILLARY_DISTANCE,
  type Range,
  SPHERE,
  SPHERE_PLUS_ADDITION_MAXIMUM,
  WORKING_DISTANCE_MAXIMUM,
} from './limits.js'
export {
  contactLensPower,
  contactLensRefraction,
  minusForm,
  type Refraction,
  sphericalEquivalent,
  transpose,
} from './optics.js'
export { prescriptionDetails, type PrescribedLine } from './prescription-details.js'
export { readGlassesPrescription } from './read-glasses.js'
export {
  checkSavedPrescription,
  prescriptionValidUntil,
  SAVED_PRESCRIPTION_FIELDS,
  type SavedPrescription,
  type SavedPrescriptionField,
  type SavedPrescriptionProblems,
  SAVED_PRESCRIPTIONS_MAXIMUM,
  type TypedSavedPrescription,
} from './saved.js'
export { minusFormText, transposedEyes, transposedText } from './transposed.js'
export { isPrescriptionValid } from './validity.js'
export {
  additionForDistance,
  readWorkingDistances,
  WORKING_DISTANCE_FIELDS,
  type WorkingDistanceField,
  type WorkingDistanceProblems,
  type WorkingDistances,
} from './working-distance.js'
