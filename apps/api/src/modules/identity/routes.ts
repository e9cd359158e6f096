import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok, type Result } from '@klarsikt/core/lib'
import * as authMessages from '@klarsikt/core/messages/auth'
import { implement, type Implemented } from '../../http/implement.js'
import { findCustomer } from '../customer/find-customer.js'
import { acceptTerms } from './accept-terms.js'
import { changeEmail } from './change-email.js'
import { changePassword } from './change-password.js'
import { endLoginSessions, listLoginSessions } from './login-sessions.js'
import { login } from './login.js'
import { logout } from './logout.js'
import { requestPasswordReset, resetPassword } from './password-reset.js'
import { register } from './register.js'
import { resendVerification } from './resend-verification.js'
import { stopEmailChange } from './stop-email-change.js'
import { verifyEmail } from './verify-email.js'

const DONE = { success: true as const }
const done = <Error>(result: Result<void, Error>) => (result.ok ? ok(DONE) : result)

export const identityRoutes: readonly Implemented[] = [
  // The role comes from the session and never from anything the caller sends.
  implement(shop.getUser, async ({ session, database, encryption }) => {
    if (session.store) return ok({ ...DONE, user: { isStore: true, name: session.store.name } })
    const customer = session.customerId === null ? null : await findCustomer(database, encryption, session.customerId)
    return ok({ ...DONE, user: customer && { isStore: false, name: customer.profile.firstName } })
  }),
  implement(shop.register, async (ctx, { body }) => {
    const registered = await register(ctx, body)
    if (!registered.ok) return registered
    return ok({
      ...DONE,
      result: 'SuccessPendingEmail' as const,
      message: authMessages.registerSuccessPendingEmail(),
    })
  }),
  implement(shop.verifyEmail, async (ctx, { body }) => done(await verifyEmail(ctx, body))),
  implement(shop.stopEmailChange, async (ctx, { body }) => done(await stopEmailChange(ctx, body))),
  implement(shop.resendVerification, async (ctx, { body }) => done(await resendVerification(ctx, body))),
  implement(shop.login, (ctx, { body }) => login(ctx, body)),
  implement(shop.acceptTerms, (ctx, { body }) => acceptTerms(ctx, body)),
  implement(shop.logout, async (ctx) => ok(await logout(ctx))),
  implement(shop.requestPasswordReset, async (ctx, { body }) => done(await requestPasswordReset(ctx, body))),
  implement(shop.resetPassword, async (ctx, { body }) => done(await resetPassword(ctx, body))),
  implement(shop.changePassword, (ctx, { body }) => changePassword(ctx, ctx.actor.customerId, body)),
  implement(shop.changeEmail, async (ctx, { body }) => done(await changeEmail(ctx, ctx.actor.customerId, body))),
  implement(shop.getLoginSessions, async (ctx) => {
    if (!ctx.session) return ok({ data: [] })
    return ok({ data: await listLoginSessions({ ...ctx, session: ctx.session }, ctx.actor.customerId) })
  }),
  implement(shop.endLoginSessions, async (ctx, { body }) => {
    const ended = await endLoginSessions(ctx, ctx.actor.customerId, body.id)
    return ended.ok ? ok(DONE) : ended
  }),
]
