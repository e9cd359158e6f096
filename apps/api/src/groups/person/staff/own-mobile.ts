import { isRecentLogin } from '@klarsikt/core/identity'
import { parseSwedishMobile } from '@klarsikt/core/identity/phone'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { maskedMobile } from '@klarsikt/core/staff'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { findStaff, openStaffMobile } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import type { StaffKey } from './add-staff.js'
import { removeStaffMobile, setStaffMobile } from './mobile.js'

type Ctx = Pick<SessionCtx, 'database' | 'encryption' | 'clock' | 'session' | 'settings' | 'rateLimits'>
/** The mobile number for codes, as a page shows it. */
export type CodeMobile = { readonly number: string | null; readonly isPossible: boolean }

/** The reason that is stored when employees set the number themselves. */
const REASON = 'set by themselves, after a recent log-in'

export async function ownMobile(
  { database, encryption, settings }: Pick<Ctx, 'database' | 'encryption' | 'settings'>,
  key: StaffKey,
): Promise<CodeMobile> {
  const sealed = (await findStaff(database, key))?.mobile ?? null
  const number = sealed === null ? null : maskedMobile(openStaffMobile(encryption, sealed).number)
  return { number, isPossible: settings.sms !== null }
}

/**
 * Sends the codes of the employee who is logged in by SMS too. The log-in must be recent, so that somebody who has
 * taken over an old session cannot do this.
 */
export async function setOwnMobile(
  ctx: Ctx,
  key: StaffKey,
  typed: string,
): Promise<Result<CodeMobile, Refusal<'request.invalid' | 'login.step-up-required' | 'rate-limited'>>> {
  const now = ctx.clock.now()
  if (!isRecentLogin(ctx.session.authenticatedAt, now)) return err('login.step-up-required')
  if (ctx.settings.sms === null) return err({ code: 'request.invalid', fields: { mobile: staffMessages.smsAway() } })
  const mobile = parseSwedishMobile(typed)
  if (!mobile.ok) return err({ code: 'request.invalid', fields: fieldTexts({ mobile: mobile.error }) })
  const id = `${key.storeId}/${key.employeeNumber}`
  const allowed = await ctx.rateLimits.consume(rateLimit('staff-mobile:staff'), id)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  await ctx.database.transaction(async (tx) => {
    const before = (await findStaff(tx, key, { lock: true }))?.mobile ?? null
    // A repeated call makes one change and one letter.
    if (before !== null && openStaffMobile(ctx.encryption, before).number === mobile.value) return
    if (await setStaffMobile(ctx, tx, key, { number: mobile.value, reason: REASON }))
      await audit(tx, now, { action: 'staff.mobile-set', subject: 'staff', id })
  })
  return ok(await ownMobile(ctx, key))
}

/** Sends the codes of the employee who is logged in by e-mail only. */
export async function removeOwnMobile(
  ctx: Ctx,
  key: StaffKey,
): Promise<Result<CodeMobile, Refusal<'login.step-up-required'>>> {
  const now = ctx.clock.now()
  if (!isRecentLogin(ctx.session.authenticatedAt, now)) return err('login.step-up-required')
  await ctx.database.transaction(async (tx) => {
    if (await removeStaffMobile(ctx, tx, key))
      await audit(tx, now, {
        action: 'staff.mobile-removed',
        subject: 'staff',
        id: `${key.storeId}/${key.employeeNumber}`,
      })
  })
  return ok(await ownMobile(ctx, key))
}
