export { addCustomer } from './customer/add-customer.js'
export { buyerDigests, currentDigests } from './customer/buyer-digests.js'
export {
  type Customer,
  findCustomer,
  findCustomerByEmail,
  findCustomerByNumber,
  findCustomerByPersonalNumber,
  findCustomers,
} from './customer/find-customer.js'
export { openPersonalNumber } from './customer/personal-number.js'
export { emailDigests, openProfile } from './customer/profile.js'
export { setCustomerCart } from './customer/customer-cart.js'
export { QR_SECRET } from './eid/order.js'
export { personOf } from './eid/person.js'
export { type FramePerk, readFramePerk } from './friends/frame-perk.js'
export { countFreeMonths, creditReferral, takeFreeMonth } from './friends/free-months.js'
export { findMember, joinFriends } from './friends/members.js'
export { hashPassword } from './identity/password-hash.js'
export { beginSignature, openedBy } from './signing/begin.js'
export { type SignatureProof, cancelSignature, collectSignature } from './signing/collect.js'
export { type Collected, completeSignature } from './signing/describe.js'
export type { SignatureRequest, SigningOrder } from './signing/signing-order.js'
export { type StaffKey, addStaff } from './staff/add-staff.js'
export { removeStaffMobile, setStaffMobile } from './staff/mobile.js'
export { customerRow } from './customer/customer-row.js'
export { findPersonalNumber } from './customer/find-personal-number.js'
export { lockCustomer } from './customer/lock-customer.js'
export { redigestCustomers } from './customer/redigest-customers.js'
export { removeStaff, resetStaff, setStaffRole } from './staff/change-staff.js'
export { endSessions, type SessionsOf } from './staff/end-sessions.js'
