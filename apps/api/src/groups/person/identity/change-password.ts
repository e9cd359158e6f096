import { fieldProblem } from '@klarsikt/core/errors'
import { checkPasswordChange, type TypedPasswordChange } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { deviceName, networkName, startSession } from '../../platform/index.js'
import { findCustomer } from '../customer/find-customer.js'
import { commonPasswordProblem } from './common-passwords.js'
import { hashPassword, verifyPassword } from './password-hash.js'
import { sessionReply } from './session-reply.js'
import { setPassword } from './set-password.js'

/** Changes the password of a customer who knows the old one. This device gets a new session, and all others end. */
export async function changePassword(
  ctx: SessionCtx,
  customerId: string,
  typed: TypedPasswordChange,
): Promise<Result<Response, Refusal>> {
  const checked = checkPasswordChange(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const allowed = await ctx.rateLimits.consume(rateLimit('password:customer'), customerId)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const found = await findCustomer(ctx.database, ctx.encryption, customerId)
  if (!found) return err('request.unauthorized')
  if (!(await verifyPassword(typed.oldPassword, found.passwordHash))) return err(wrongOldPassword())
  const { email, firstName, lastName } = found.profile
  const common = await commonPasswordProblem(typed.password, [email, firstName, lastName])
  if (common) return err({ code: 'request.invalid', fields: fieldTexts({ password: common }) })
  const passwordHash = await hashPassword(typed.password)
  const { encryption, clock } = ctx
  const token = await ctx.database.transaction(async (tx) => {
    const current = await findCustomer(tx, encryption, customerId, { lock: true })
    // Of two changes at once with the old password the second fails, because the password is no longer the old one.
    if (current?.passwordHash !== found.passwordHash) return null
    await setPassword(ctx, tx, current, { passwordHash, verifiesEmail: false })
    const from = { device: deviceName(ctx.userAgent), network: networkName(ctx.address) }
    const next = await startSession(
      { database: tx, encryption, clock },
      { customerId, cartId: ctx.session.cartId, from },
    )
    return next.token
  })
  if (token === null) return err(wrongOldPassword())
  await ctx.rateLimits.reset(rateLimit('password:customer'), customerId)
  return ok(sessionReply(ctx.settings, token, { success: true as const }))
}

function wrongOldPassword(): Refusal {
  const problem = fieldProblem(validationMessages.passwordCurrentWrong)
  return { code: 'request.invalid', fields: fieldTexts({ oldPassword: problem }) }
}
