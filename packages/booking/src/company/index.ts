export { CompanyFields } from './company-fields.js'
export { REQUISITION_MESSAGES } from './requisition-texts.js'
