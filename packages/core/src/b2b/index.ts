export {
  checkCompanyInfo,
  COMPANY_NAME_MAXIMUM,
  type CompanyInfo,
  parseCompanyName,
  parseManagerEmail,
  type TypedCompanyInfo,
  underAgreement,
} from './company-info.js'
export type {
  AgreementContact,
  AgreementContent,
  AgreementGlasses,
  AgreementInvoice,
  AgreementOrganisation,
  AgreementProtective,
  Signatory,
} from './agreement.js'
export { agreementItems, type ShownAgreement } from './agreement-items.js'
export {
  BOX_TICKED,
  checkContact,
  checkGlasses,
  checkInvoice,
  checkProtective,
  checkSignatory,
  checkTypedCompany,
  COMPANY_FIELDS,
  PART_FIELDS,
  type TypedPart,
} from './check-part.js'
export { type AgreementCover, agreementCover, coverItems, glassesItems, protectiveText } from './cover.js'
export { type CompanyNumber, isSoleTrader, parseCompanyNumber, shownCompanyNumber } from './company-number.js'
export { parseCompanyReference } from './company-reference.js'
export { checkCompany, type Company, type CompanyAddress } from './company.js'
export {
  FRAME_LEVELS,
  FRAME_MODELS,
  type FrameLevel,
  GLASS_LEVELS,
  type GlassLevel,
  isFrameLevel,
  isGlassLevel,
  LEVEL_MESSAGES,
} from './levels.js'
export { isProtectiveClass, PROTECTIVE_CLASSES, PROTECTIVE_MESSAGES, type ProtectiveClass } from './protective.js'
export {
  isReferenceType,
  parseReference,
  parseReferenceFormat,
  REFERENCE_FORMAT_EXAMPLES,
  REFERENCE_FORMAT_MAXIMUM,
  REFERENCE_MAXIMUM,
  REFERENCE_TYPE_MESSAGES,
  REFERENCE_TYPES,
  type ReferenceRule,
  type ReferenceType,
} from './reference.js'
export {
  type DecidedRequisition,
  type DecisionOutcome,
  isRejectedSince,
  isRequisitionType,
  judgeDecision,
  REQUISITION_DAYS,
  REQUISITION_DECISIONS,
  REQUISITION_LIST_MINUTES,
  REQUISITION_STATE_MESSAGES,
  REQUISITION_TYPES,
  type RequisitionDecision,
  requisitionExpiry,
  type RequisitionPayer,
  requisitionPayer,
  type RequisitionState,
  requisitionStateAt,
  requisitionStates,
  type RequisitionType,
} from './requisition.js'
export { AGREEMENT_SEARCH_MAXIMUM, type AgreementQuery, isSearchedCompany, parseAgreementQuery } from './search.js'
export { type AgreementState, agreementStates } from './states.js'
export {
  AGREEMENT_TOKEN_BYTES,
  agreementNumber,
  DOWNLOAD_LINK_DAYS,
  DRAFT_DAYS,
  isSignatory,
  SIGN_LINK_DAYS,
  SIGN_METHODS,
  type SignMethod,
  signText,
} from './signing.js'
export {
  AGREEMENT_PARTS,
  AGREEMENT_STEP_QUERY,
  AGREEMENT_STEP_WORDS,
  AGREEMENT_STEPS,
  type AgreementPart,
  type AgreementStep,
  nextAgreementStep,
  openAgreementSteps,
  wholeAgreement,
} from './steps.js'
