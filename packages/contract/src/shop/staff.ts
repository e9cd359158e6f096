import { STAFF_ROLES } from '@klarsikt/core/access'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { STAFF_CODE_CHANNELS } from '@klarsikt/core/staff'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { user } from './identity.js'
import { instant, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** The member of staff who is logged in. */
export const staffMember = z
  .object({
    name: z.string(),
    role: z.enum(STAFF_ROLES),
    employeeNumber: z.string(),
    store: z.object({ id: z.int(), name: z.string() }),
    /** When the session ends, however much it is used. */
    sessionEndsAt: instant,
  })
  .meta({ id: 'StaffMember' })

export const foundCustomer = z
  .object({
    customerNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.string(),
    /** Such as `19900101-****`; null if unknown. */
    personalNumber: z.string().nullable(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    /** True if the e-mail address was verified. */
    isConfirmed: z.boolean(),
  })
  .meta({ id: 'FoundCustomer' })

/** The password is right. The log-in continues with the code that was sent. */
const codeRequired = z.object({
  success: z.literal(false),
  result: z.literal('CodeRequired'),
  message: z.string(),
  /** True if one of the person's passkeys can replace the code. */
  hasPasskey: z.boolean(),
  /** How the code was sent. */
  channel: z.enum(STAFF_CODE_CHANNELS),
  /** The channels that are possible, the usual one first. */
  channels: z.array(z.enum(STAFF_CODE_CHANNELS)),
})

/** The number that gets one-time codes by SMS. */
export const staffCodeMobile = z
  .object({
    /** Such as `***05`; null if codes go by e-mail only. */
    number: z.string().nullable(),
    /** True if the shop can send SMS. */
    isPossible: z.boolean(),
  })
  .meta({ id: 'StaffCodeMobile' })

/** Clients may send numbers as numbers or as texts. */
const numberOrText = z.union([z.int(), z.string().max(20)])

export const staffEndpoints = {
  loginStore: endpoint(shopRoutes.loginStore, {
    permission: 'account.open',
    audits: { exempt: 'It sends a one-time code; the log-in that follows is audited.' },
    summary: 'Checks the password of a member of staff and sends a one-time code. It does not log them in yet',
    body: z.object({ storeId: numberOrText, employeeNumber: numberOrText, password: z.string().max(500) }),
    reply: codeRequired,
    errors: ['request.invalid', 'store-login.failed', 'store-login.locked', 'rate-limited'],
  }),
  resendStoreCode: endpoint(shopRoutes.resendStoreCode, {
    permission: 'account.open',
    audits: { exempt: 'It sends a code; the log-in that answers it is audited.' },
    summary: 'Sends another one-time code by SMS or e-mail after the right password. The earlier code stops working',
    body: z.object({ channel: z.enum(STAFF_CODE_CHANNELS).optional() }),
    reply: codeRequired,
    errors: ['store-login.expired', 'store-login.locked', 'one-time-code.too-soon'],
  }),
  confirmStoreLogin: endpoint(shopRoutes.confirmStoreLogin, {
    permission: 'account.open',
    audits: ['staff.logged-in'],
    summary: 'Logs staff in by the one-time code. The session gets a new token and ends after eight hours',
    body: z.object({ code: z.string().max(20) }),
    reply: z.object({ success: z.literal(true), user }),
    errors: ['request.invalid', 'one-time-code.wrong', 'store-login.expired', 'store-login.locked'],
  }),
  getStaffMember: endpoint(shopRoutes.getStaffMember, {
    permission: 'staff.read',
    summary: 'Returns which member of staff is logged in, and until when',
    reply: z.object({ data: staffMember }),
  }),
  getStaffMobile: endpoint(shopRoutes.getStaffMobile, {
    permission: 'staff.read',
    summary: 'Returns the masked mobile number that receives one-time codes of the logged-in member of staff',
    reply: z.object({ data: staffCodeMobile }),
  }),
  setStaffMobile: endpoint(shopRoutes.setStaffMobile, {
    permission: 'staff.secure',
    audits: ['staff.mobile-set'],
    summary:
      'Also sends one-time codes of the logged-in member of staff by SMS, and notifies them by letter. Needs a recent log-in',
    body: z.object({ mobile: typed }),
    reply: z.object({ success: z.literal(true), data: staffCodeMobile }),
    errors: ['request.invalid', 'login.step-up-required', 'rate-limited'],
  }),
  removeStaffMobile: endpoint(shopRoutes.removeStaffMobile, {
    permission: 'staff.secure',
    audits: ['staff.mobile-removed'],
    summary: 'Sends one-time codes by e-mail only, and notifies the member of staff by letter. Needs a recent log-in',
    reply: z.object({ success: z.literal(true), data: staffCodeMobile }),
    errors: ['login.step-up-required'],
  }),
  lookupCustomer: endpoint(shopRoutes.lookupCustomer, {
    permission: 'customer.lookup',
    audits: ['customer.looked-up'],
    summary:
      'Finds customers by personal number, e-mail address, mobile number or customer number. Records who searched and why',
    body: z.object({ query: typed, reason: typed }),
    reply: z.object({ success: z.literal(true), data: z.array(foundCustomer) }),
    errors: ['request.invalid', 'customer.not-found', 'rate-limited'],
  }),
  createCustomer: endpoint(shopRoutes.createCustomer, {
    permission: 'customer.create',
    audits: ['customer.created'],
    summary: 'Creates a customer, who confirms the account and chooses a password by a letter or an SMS',
    body: z.object({
      email: typed,
      firstName: typed,
      lastName: typed,
      mobile: typed,
      personalNumber: typed.optional(),
      /** How the customer is asked to confirm; by e-mail if absent. */
      channel: z.enum(PAYMENT_LINK_CHANNELS).optional(),
    }),
    reply: z.object({ success: z.literal(true), data: foundCustomer }),
    errors: ['request.invalid', 'customer.exists', 'rate-limited'],
  }),
  setCustomerPostalCode: endpoint(shopRoutes.setCustomerPostalCode, {
    permission: 'customer.change',
    audits: ['customer.details-changed'],
    summary: 'Changes the postal code of a customer, and the town with it',
    body: z.object({ customerNumber: typed, postalCode: typed }),
    reply: z.object({ success: z.literal(true), data: z.object({ postalCode: z.string(), city: z.string() }) }),
    errors: ['request.invalid', 'customer.not-found'],
  }),
}
