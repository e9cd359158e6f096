import { STAFF_ROLES } from '@klarsikt/core/access'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { user } from './identity.js'
import { instant } from './parts.js'
import { shopRoutes } from './routes.js'

/** Who of a store is logged in. */
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

/** The password is right; the log-in goes on with the code that was sent. */
const codeRequired = z.object({
  success: z.literal(false),
  result: z.literal('CodeRequired'),
  message: z.string(),
})

/** Whoever calls may have numbers for what are numbers. */
const numberOrText = z.union([z.int(), z.string().max(20)])

export const staffEndpoints = {
  loginStore: endpoint(shopRoutes.loginStore, {
    permission: 'account.open',
    summary: 'Checks who logs in as a store and sends a one-time code; nothing is logged in yet',
    body: z.object({ storeId: numberOrText, employeeNumber: numberOrText, password: z.string().max(500) }),
    reply: codeRequired,
    errors: ['request.invalid', 'store-login.failed', 'store-login.locked', 'rate-limited'],
  }),
  confirmStoreLogin: endpoint(shopRoutes.confirmStoreLogin, {
    permission: 'account.open',
    summary: 'Logs the store in by the one-time code; the session gets a new token and ends after eight hours',
    body: z.object({ code: z.string().max(20) }),
    reply: z.object({ success: z.literal(true), user }),
    errors: ['request.invalid', 'one-time-code.wrong', 'store-login.expired', 'store-login.locked'],
  }),
  getStaffMember: endpoint(shopRoutes.getStaffMember, {
    permission: 'staff.read',
    summary: 'Who of a store is logged in, and until when',
    reply: z.object({ data: staffMember }),
  }),
}
