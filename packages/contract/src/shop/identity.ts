import { LOGIN_ERRORS, NEXT_PATH_MAXIMUM, SIGNUP_RESULTS } from '@klarsikt/core/identity'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** Who is logged in, for the head of every page [AUTH-006]. */
export const user = z
  .object({
    isStore: z.boolean(),
    /** First name of a customer, or name of a store. */
    name: z.string(),
  })
  .meta({ id: 'User' })

export const done = z.object({ success: z.literal(true) })

/** Answer to a complete log-in. */
export const loggedIn = z.object({ success: z.literal(true), user })

/** The log-in cannot continue although the credentials are right [ENUM-013]. */
export const loginStopped = z.object({
  success: z.literal(false),
  result: z.enum(LOGIN_ERRORS),
  message: z.string(),
  /** Version of the terms to accept, with `TermsNotAccepted`. */
  termsVersion: z.string().optional(),
})

/** The limit prevents requests that make the server hash a huge text. */
const password = z.string().max(500)
/** The secret of the link in a letter. */
const token = z.string().min(20).max(100)

/** Path to open after the log-in that follows the letter. A path that is not of the shop is ignored. */
const next = z.string().max(NEXT_PATH_MAXIMUM).optional()

/** A device on which a customer is logged in. */
export const loginSession = z
  .object({
    id: z.string(),
    /** Browser and system, such as `Firefox, Windows`. */
    device: z.string(),
    /** The network that used it last, without the last part of the address. */
    network: z.string(),
    loggedInAt: instant,
    lastUsedAt: instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'LoginSession' })

export const identityEndpoints = {
  getUser: endpoint(shopRoutes.getUser, {
    permission: 'session.read',
    audits: { exempt: 'It changes nothing.' },
    summary: 'Returns who is logged in on this session. Null for a visitor',
    reply: z.object({ success: z.literal(true), user: user.nullable() }),
  }),
  register: endpoint(shopRoutes.register, {
    permission: 'account.open',
    audits: ['customer.registered'],
    summary:
      'Opens an account and mails a link that verifies the address. The answer does not reveal whether the address has an account',
    body: z.object({
      email: typed,
      password,
      passwordRepeat: password,
      firstName: typed,
      lastName: typed,
      mobile: typed,
      termsAccepted: z.boolean(),
      next,
    }),
    reply: z.object({ success: z.literal(true), result: z.enum(SIGNUP_RESULTS), message: z.string() }),
    errors: ['request.invalid', 'rate-limited'],
  }),
  verifyEmail: endpoint(shopRoutes.verifyEmail, {
    permission: 'account.open',
    audits: ['customer.email-verified', 'customer.email-changed', 'order.claimed'],
    summary: 'Verifies the e-mail address of a new account, or a changed one, by the secret of its letter',
    body: z.object({ token }),
    reply: done,
    errors: ['verification.expired', 'verification.done'],
  }),
  stopEmailChange: endpoint(shopRoutes.stopEmailChange, {
    permission: 'account.open',
    audits: ['customer.email-change-stopped'],
    summary:
      'Stops a change of the e-mail address by the secret of the letter to the present address, and ends all sessions',
    body: z.object({ token }),
    reply: done,
    errors: ['email-change.stopped', 'email-change.over'],
  }),
  resendVerification: endpoint(shopRoutes.resendVerification, {
    permission: 'account.open',
    audits: { exempt: 'It sends a letter again; what the link does is audited.' },
    summary: 'Mails a new link to an address that is not verified. The answer is always the same',
    body: z.object({ email: typed, next }),
    reply: done,
    errors: ['request.invalid', 'rate-limited'],
  }),
  login: endpoint(shopRoutes.login, {
    permission: 'account.open',
    audits: ['customer.logged-in', 'order.claimed'],
    summary: 'Logs a customer in. The session gets a new token, and its cart becomes the customer’s',
    body: z.object({ email: typed, password }),
    reply: z.union([loggedIn, loginStopped]),
    errors: ['request.invalid', 'login.failed', 'login.locked', 'rate-limited'],
  }),
  acceptTerms: endpoint(shopRoutes.acceptTerms, {
    permission: 'account.open',
    audits: ['customer.terms-accepted', 'customer.logged-in', 'order.claimed'],
    summary: 'Accepts the account terms and finishes the log-in that waited for them',
    body: z.object({ version: z.string().max(40) }),
    reply: z.union([loggedIn, loginStopped]),
    errors: ['login.expired'],
  }),
  logout: endpoint(shopRoutes.logout, {
    permission: 'session.end',
    audits: ['customer.logged-out', 'staff.logged-out'],
    summary: 'Ends the session. The next session begins with an empty cart',
    reply: done,
  }),
  requestPasswordReset: endpoint(shopRoutes.requestPasswordReset, {
    permission: 'account.open',
    audits: ['customer.password-reset-requested'],
    summary: 'Mails a link to choose a new password. The answer is always the same',
    body: z.object({ email: typed, next }),
    reply: done,
    errors: ['request.invalid', 'rate-limited'],
  }),
  resetPassword: endpoint(shopRoutes.resetPassword, {
    permission: 'account.open',
    audits: ['customer.password-changed'],
    summary: 'Sets a new password by the secret of the letter and ends every session of the customer',
    body: z.object({ token, password, passwordRepeat: password }),
    reply: done,
    errors: ['request.invalid', 'password-reset.expired', 'password-reset.done'],
  }),
  changePassword: endpoint(shopRoutes.changePassword, {
    permission: 'account.change',
    audits: ['customer.password-changed'],
    summary: 'Changes the password and ends all other sessions',
    body: z.object({ oldPassword: password, password, passwordRepeat: password }),
    reply: done,
    errors: ['request.invalid', 'rate-limited'],
  }),
  changeEmail: endpoint(shopRoutes.changeEmail, {
    permission: 'account.change',
    audits: ['customer.email-change-requested'],
    summary: 'Mails a link to a new address, which becomes the customer’s when it is verified. Needs a recent log-in',
    body: z.object({ email: typed }),
    reply: done,
    errors: ['request.invalid', 'login.step-up-required', 'rate-limited'],
  }),
  getLoginSessions: endpoint(shopRoutes.getLoginSessions, {
    permission: 'account.read',
    summary: 'Lists the devices on which the customer is logged in, last used first',
    reply: z.object({ data: z.array(loginSession) }),
  }),
  endLoginSessions: endpoint(shopRoutes.endLoginSessions, {
    permission: 'account.change',
    audits: ['customer.sessions-ended'],
    summary: 'Logs out one other device, or all other devices. Needs a recent log-in',
    body: z.object({ id: z.string().max(100).optional() }),
    reply: done,
    errors: ['login.step-up-required'],
  }),
}
