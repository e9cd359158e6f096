export { GuardianFields, PersonFields } from './detail-fields.js'
export { fieldTexts, readDetails } from './details-form.js'
export { COMPANY_FIELDS, type DetailField, GUARDIAN_FIELDS, PERSON_FIELDS } from './typed-details.js'
export { visitOf } from './visit-of.js'
