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
    summary: 'Returns the settings of log-in by BankID. Null when it is not available',
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
      'Returns the state of a log-in by BankID, by default the session’s newest. Clients call it every second. A complete one logs the session in',
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
    summary: 'Ends a log-in by BankID. Succeeds also when there is none',
    body: z.object({ orderRef }),
    reply: done,
  }),
  connectEidEmail: endpoint(shopRoutes.connectEidEmail, {
    permission: 'account.open',
    audits: { exempt: 'It sends a letter; what the link does is audited.' },
    summary:
      'Mails a link that connects an identified person to an e-mail address. The answer does not reveal whether the address has an account',
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
    summary:
      'Connects a BankID to the account of an address by the secret of its letter, and logs the identified person in',
    body: z.object({ token: z.string().min(20).max(100) }),
    reply: z.union([loggedIn, loginStopped, done]),
    errors: ['verification.expired', 'verification.done'],
  }),
}
