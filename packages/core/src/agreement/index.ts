export type { AgreementContent, AgreementOrganisation } from './agreement.js'
export { agreementItems } from './agreement-items.js'
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
export { FRAME_LEVELS, FRAME_MODELS, type FrameLevel, GLASS_LEVELS, type GlassLevel, LEVEL_MESSAGES } from './levels.js'
export { PROTECTIVE_CLASSES, PROTECTIVE_MESSAGES } from './protective.js'
export { AGREEMENT_SEARCH_MAXIMUM, type AgreementQuery, isSearchedCompany, parseAgreementQuery } from './search.js'
export { type AgreementState, agreementStates } from './states.js'
export {
  AGREEMENT_TOKEN_BYTES,
  agreementNumber,
  DOWNLOAD_LINK_DAYS,
  DRAFT_DAYS,
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
  wholeAgreement,
} from './steps.js'
