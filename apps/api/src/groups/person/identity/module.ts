import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import * as authMessages from '@klarsikt/core/messages/auth'
import { defineModule } from '../../../define-module.js'
import { asDone } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { findCustomer } from '../customer/find-customer.js'
import { acceptTerms } from './accept-terms.js'
import { changeEmail } from './change-email.js'
import { changePassword } from './change-password.js'
import { identityData } from './identity-data.js'
import { accountLetters } from './letters.js'
import { endLoginSessions, listLoginSessions } from './login-sessions.js'
import { login } from './login.js'
import { logout } from './logout.js'
import { removeExpiredChallenges } from './passkey-challenge.js'
import { passkeyData } from './passkey-data.js'
import { passkeyLetters } from './passkey-letters.js'
import { passkeyRoutes } from './passkey-routes.js'
import { requestPasswordReset, resetPassword } from './password-reset.js'
import { register } from './register.js'
import { resendVerification } from './resend-verification.js'
import { stopEmailChange } from './stop-email-change.js'
import { identityToken, passkey } from './tables.js'
import { removeExpiredTokens } from './tokens.js'
import { verifyEmail } from './verify-email.js'

const DONE = { success: true as const }

export const identityModule = defineModule({
  name: 'identity',
  endpoints: [
    // The role comes from the session and never from what the caller sends.
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
    implement(shop.verifyEmail, async (ctx, { body }) => asDone(await verifyEmail(ctx, body))),
    implement(shop.stopEmailChange, async (ctx, { body }) => asDone(await stopEmailChange(ctx, body))),
    implement(shop.resendVerification, async (ctx, { body }) => asDone(await resendVerification(ctx, body))),
    implement(shop.login, (ctx, { body }) => login(ctx, body)),
    implement(shop.acceptTerms, (ctx, { body }) => acceptTerms(ctx, body)),
    implement(shop.logout, async (ctx) => ok(await logout(ctx))),
    implement(shop.requestPasswordReset, async (ctx, { body }) => asDone(await requestPasswordReset(ctx, body))),
    implement(shop.resetPassword, async (ctx, { body }) => asDone(await resetPassword(ctx, body))),
    implement(shop.changePassword, (ctx, { body }) => changePassword(ctx, ctx.actor.customerId, body)),
    implement(shop.changeEmail, async (ctx, { body }) => asDone(await changeEmail(ctx, ctx.actor.customerId, body))),
    implement(shop.getLoginSessions, async (ctx) => {
      if (!ctx.session) return ok({ data: [] })
      return ok({ data: await listLoginSessions({ ...ctx, session: ctx.session }, ctx.actor.customerId) })
    }),
    implement(shop.endLoginSessions, async (ctx, { body }) =>
      asDone(await endLoginSessions(ctx, ctx.actor.customerId, body.id)),
    ),
    ...passkeyRoutes,
  ],
  jobs: [
    {
      name: 'identity-clean',
      schedule: { cron: '37 3 * * *' },
      audits: { exempt: 'Secrets of letters that have run out open nothing.' },
      handle: ({ database, clock }) => removeExpiredTokens(database, clock),
    },
    {
      name: 'passkey-clean',
      schedule: { cron: '52 * * * *' },
      audits: { exempt: 'Challenges that have run out open nothing.' },
      handle: removeExpiredChallenges,
    },
  ],
  letters: [...accountLetters, ...passkeyLetters],
  personalData: [identityData, passkeyData],
  sealed: [identityToken.email, passkey.name],
})
