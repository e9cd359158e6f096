export {
  checkCompanyInfo,
  type CompanyInfo,
  parseManagerEmail,
  type TypedCompanyInfo,
  underAgreement,
} from './company-info.js'
export {
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
  requisitionPayer,
  type RequisitionState,
  requisitionStateAt,
  requisitionStates,
  type RequisitionType,
} from './requisition.js'
