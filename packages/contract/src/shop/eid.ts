import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { loggedIn, loginStopped, user } from './identity.js'
import { typed } from './parts.js'
import { shopRoutes } from './routes.js'

const done = z.object({ success: z.literal(true) })
const orderRef = z.uuid()

/** The state of a BankID order that is pending or has failed. */
const collecting = z.object({
  success: z.literal(true),
  orderRef: z.string(),
  status: z.enum(['pending', 'failed', 'error']),
  /** The hint code of BankID, or its error code with the status `error`. */
  hintCode: z.string(),
  /** The QR code of this second; null if none is needed any more. */
  qr: z.string().nullable(),
  /** It changes when a new order replaces one that nobody opened in time. */
  autoStartToken: z.string().nullable(),
  message: z.string(),
})

const complete = { status: z.literal('complete'), hintCode: z.null(), qr: z.null() }

export const eidEndpoints = {
  getEid: endpoint(shopRoutes.getEid, {
    permission: 'session.read',
    summary: 'Whether one can log in by BankID here; null where not',
    reply: z.object({
      /** `appUrl` is the address that opens the app; null for BankID's own. */
      data: z.object({ appUrl: z.string().nullable() }).nullable(),
    }),
  }),
  startEid: endpoint(shopRoutes.startEid, {
    permission: 'account.open',
    audits: { exempt: 'It begins an identification; what it leads to is audited.' },
    summary: 'Begins a log-in by BankID, which belongs to this session',
    body: z.strictObject({
      /** Path to open after the log-in, when the app returns to the browser. */
      next: typed.optional(),
    }),
    reply: z.object({ success: z.literal(true), orderRef: z.string(), autoStartToken: z.string(), qr: z.string() }),
    errors: ['request.invalid', 'eid.unavailable', 'rate-limited'],
  }),
  collectEid: endpoint(shopRoutes.collectEid, {
    permission: 'account.open',
    audits: ['customer.logged-in', 'order.claimed'],
    summary:
      'What has come of a log-in by BankID, asked each second; the newest one of the session when none is named. When it is complete the session is logged in',
    body: z.strictObject({ orderRef: orderRef.optional() }),
    reply: z.union([
      collecting,
      z.object({ success: z.literal(true), orderRef: z.string(), ...complete, message: z.string(), user }),
      loginStopped.extend({ orderRef: z.string(), ...complete }),
    ]),
    errors: ['request.invalid', 'eid.order-not-found', 'login.expired', 'rate-limited'],
  }),
  cancelEid: endpoint(shopRoutes.cancelEid, {
    permission: 'account.open',
    audits: { exempt: 'Nothing comes of an identification that ends.' },
    summary: 'Ends a log-in by BankID; the same answer when there is none',
    body: z.object({ orderRef }),
    reply: done,
  }),
  connectEidEmail: endpoint(shopRoutes.connectEidEmail, {
    permission: 'account.open',
    audits: { exempt: 'It sends a letter; what the link does is audited.' },
    summary:
      'Mails a link that joins who has identified to an e-mail address; the answer is the same for an address that has an account',
    body: z.object({ orderRef, email: typed }),
    reply: z.object({ success: z.literal(true), result: z.literal('EidEmailNotVerified'), message: z.string() }),
    errors: ['request.invalid', 'eid.order-not-found', 'rate-limited'],
  }),
  confirmEidEmail: endpoint(shopRoutes.confirmEidEmail, {
    permission: 'account.open',
    audits: [
      'customer.registered',
      'customer.email-verified',
      'customer.eid-connected',
      'customer.logged-in',
      'order.claimed',
    ],
    summary: 'Joins a BankID to the account of an address by the secret of its letter; logs in who identified here',
    body: z.object({ token: z.string().min(20).max(100) }),
    reply: z.union([loggedIn, loginStopped, done]),
    errors: ['verification.expired', 'verification.done'],
  }),
}
