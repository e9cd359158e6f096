import type { StaffAgreement } from '@klarsikt/contract/shop/types'
import type { ActorOf } from '@klarsikt/core/access'
import { type AgreementQuery, parseAgreementQuery } from '@klarsikt/core/agreement'
import { stockholmDate } from '@klarsikt/core/calendar'
import { checkFields } from '@klarsikt/core/identity'
import { err, type Result } from '@klarsikt/core/lib'
import { parseLookupReason } from '@klarsikt/core/staff'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { audit } from '../../platform/index.js'
import { findAgreementNumber, readForStaff } from './for-staff.js'
import { agreementLookup } from './lookup-tables.js'

type LookUpRefusal = 'request.invalid' | 'agreement.not-found' | 'rate-limited'

/** Opens a company's agreement to an employee of a store who gives a reason, and records the look-up. */
export async function lookUpAgreement(
  ctx: Ctx & { readonly actor: ActorOf<'staff'> },
  typed: { readonly company: string; readonly reason: string },
): Promise<Result<StaffAgreement, Refusal<LookUpRefusal>>> {
  const checked = checkFields<{ company: AgreementQuery; reason: string }>({
    company: parseAgreementQuery(typed.company, stockholmDate(ctx.clock.now())),
    reason: parseLookupReason(typed.reason),
  })
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { storeId, employeeNumber } = ctx.actor
  const allowed = await ctx.rateLimits.consume(rateLimit('agreement-lookup:staff'), `${storeId}/${employeeNumber}`)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const agreementNumber = await findAgreementNumber(ctx, checked.value.company)
  if (agreementNumber === null) return err('agreement.not-found')
  const at = ctx.clock.now()
  const reason = ctx.encryption.encrypt(checked.value.reason, 'agreement_lookup.reason')
  await ctx.database.transaction(async (tx) => {
    const { requestId } = ctx
    await tx.orm.insert(agreementLookup).values({ at, storeId, employeeNumber, agreementNumber, reason, requestId })
    await audit(tx, at, { action: 'agreement.looked-up', subject: 'agreement', id: agreementNumber })
  })
  return readForStaff(ctx, ctx.actor, agreementNumber)
}
