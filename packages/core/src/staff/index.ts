export { maskedMobile, STAFF_CODE_CHANNELS, type StaffCodeChannel } from './code-channel.js'
export {
  CUSTOMER_QUERY_KINDS,
  type CustomerQuery,
  type CustomerQueryKind,
  LOOKUP_REASON_LENGTH,
  parseCustomerQuery,
  parseLookupReason,
} from './customer-query.js'
export { checkNewCustomer, type TypedNewCustomer } from './new-customer.js'
export type { Seller } from './seller.js'
export { STAFF_CODE_MINUTES, STORE_SESSION_HOURS, storeSessionEnd } from './session.js'
export { checkStoreLogin, parseEmployeeNumber, type StoreLogin, type TypedStoreLogin } from './store-login.js'
