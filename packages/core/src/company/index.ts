export { COMPANY_NAME_MAXIMUM, parseCompanyName } from './company-name.js'
export { type CompanyNumber, isSoleTrader, parseCompanyNumber, shownCompanyNumber } from './company-number.js'
export { checkCompany, type Company, type CompanyAddress } from './company.js'
export {
  isReferenceType,
  parseReferenceFormat,
  REFERENCE_TYPE_MESSAGES,
  REFERENCE_TYPES,
  type ReferenceRule,
  type ReferenceType,
} from './reference.js'
